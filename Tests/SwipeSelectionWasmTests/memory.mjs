// Starts and swipes again and again, and fails when that takes more and more memory: node memory.mjs MODULE.wasm COUNT

import { readFileSync } from "node:fs";

const [modulePath, count] = process.argv.slice(2);
const { exports: swipe } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(modulePath)));

function session(turn) {
  for (let section = 0; section < 500; section += 1) swipe.swipe_append_section(section % 9);
  swipe.swipe_append_select(0, turn % 1000);
  swipe.swipe_start(0);
  swipe.swipe_begin();
  swipe.swipe_move(10, 60, 0);
  swipe.swipe_move(200, 700, (turn % 2) * 500);
  swipe.swipe_end();
  swipe.swipe_tap_day(turn % 50);
  swipe.swipe_relayout();
  swipe.swipe_list_selected();
}

// Every size that the lists grow to comes within a thousand turns.
for (let turn = 0; turn < 1000; turn += 1) session(turn);
const needed = swipe.memory.buffer.byteLength;
for (let turn = 0; turn < Number(count); turn += 1) session(turn);
if (swipe.memory.buffer.byteLength > needed) {
  console.log(`${needed} bytes grew to ${swipe.memory.buffer.byteLength}`);
  process.exit(1);
}

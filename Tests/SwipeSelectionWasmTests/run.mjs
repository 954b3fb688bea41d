// Replays a trace of calls in the module, and tells where it differs from what the native engine did:
// node run.mjs MODULE.wasm TRACE
//
// A line of the trace is a JSON array: a string names the script that begins; [name, arguments] is a call, which may
// be followed by what it returns, and that by what is seen after it: [offset, anchor, current, selected count,
// refused count] and the bounds of the runs that were added and removed. Numbers must be the same bit for bit.

import { readFileSync } from "node:fs";

const [modulePath, tracePath] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(modulePath));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) {
  console.log(`imports ${imports.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}
const swipe = new WebAssembly.Instance(module).exports;

const bounds = (count, list) =>
  Array.from({ length: count }, (_, run) => [swipe[`swipe_${list}_first`](run), swipe[`swipe_${list}_last`](run)])
    .flat();
const state = () => [
  swipe.swipe_offset(),
  swipe.swipe_anchor(),
  swipe.swipe_current(),
  swipe.swipe_selected_count(),
  swipe.swipe_refused_count(),
];
const areSame = (some, others) =>
  some.length === others.length && some.every((number, index) => Object.is(number, others[index]));

let script = "";
let scripts = 0;
let calls = 0;
let differences = 0;
for (const line of readFileSync(tracePath, "utf8").split("\n")) {
  if (line === "") continue;
  const [name, given, ...expected] = JSON.parse(line);
  if (given === undefined) {
    script = name;
    scripts += 1;
    continue;
  }
  calls += 1;
  const actual = [[swipe[name](...given)]];
  if (expected.length > 1) {
    actual.push(state(), bounds(swipe.swipe_added_runs(), "added"), bounds(swipe.swipe_removed_runs(), "removed"));
  } else if (name === "swipe_list_selected") {
    actual[0] = bounds(actual[0][0], "selected");
  }
  const differs = expected.some((numbers, index) => !areSame(numbers, actual[index]));
  if (differs) {
    differences += 1;
    if (differences <= 10) {
      console.log(`${script}: ${name}(${given.join(", ")})`);
      console.log(`  native  ${JSON.stringify(expected)}`);
      console.log(`  module  ${JSON.stringify(actual)}`);
    }
  }
}
if (differences > 0) {
  console.log(`${differences} of ${calls} calls differ`);
  process.exit(1);
}
console.log(`${scripts} scripts, ${calls} calls`);

// Calls every function of the module with numbers that mean nothing, and fails when one traps: node odd.mjs MODULE.wasm SEED

import { readFileSync } from "node:fs";

const [modulePath, seed] = process.argv.slice(2);
const { exports: swipe } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(modulePath)));
const names = Object.keys(swipe).filter((name) => typeof swipe[name] === "function");

// A linear congruential generator: the same numbers for the same seed.
let random = BigInt(seed);
const draw = (count) => {
  random = BigInt.asUintN(64, random * 6364136223846793005n + 1442695040888963407n);
  return Number((random >> 33n) % BigInt(count));
};
const odd = [NaN, Infinity, -Infinity, -1, -0, 0, 1e-320, 0.5, 1, 2, 3, 7, 44, 390, 1e9, -1e9, 2 ** 31 - 1, -(2 ** 31), 1e300, -1e300];
// A place is often a plain one, so that swipes go on long enough to meet the rest.
const number = () => (draw(3) === 0 ? odd[draw(odd.length)] : draw(900) - 50);
// Grids of millions are legal and slow: few of them are enough.
const count = () => (draw(200) === 0 ? 2 ** 31 - 1 : draw(40) - 2);

const last = [];
for (let call = 0; call < 200_000; call += 1) {
  const name = draw(3) === 0 ? "swipe_move" : names[draw(names.length)];
  const given = Array.from({ length: swipe[name].length }, name === "swipe_append_section" ? count : number);
  last.push(`${name}(${given.join(", ")})`);
  if (last.length > 20) last.shift();
  try {
    swipe[name](...given);
  } catch (error) {
    console.log(`${error} in the last of\n  ${last.join("\n  ")}`);
    process.exit(1);
  }
}

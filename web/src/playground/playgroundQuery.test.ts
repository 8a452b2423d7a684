import { expect, test } from "vitest";
import { block } from "../testing/playgroundBlock";
import { readQuery, writeQuery } from "./playgroundQuery";
import type { Changes, Value } from "./values";

const leaf = block();

/** Values of each control that a reader can come to, and hard ones among the texts. */
const possible: Readonly<Record<string, readonly Value[]>> = {
  children: ["Green", null, "a & b", "<i>ü</i>", "true", " x ", "100%"],
  size: ["small", "medium", 4, false],
  veined: [true, false],
  flat: [true, false],
  age: [3, 2, null, -0.5, 1000],
  title: [null, "=?&#", "0"],
  tone: [null, "light", "dark"],
};

/** Always the same numbers, so that a failure comes back. */
function* chance(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield state / 2147483648;
  }
}

function someChanges(numbers: Generator<number, never>): Changes {
  const entries = leaf.controls.map(({ prop, initial }) => {
    const values = possible[prop] ?? [];
    const value = values[Math.floor(numbers.next().value * values.length)] ?? null;
    return value === initial ? [] : [[prop, value] as const];
  });
  return Object.fromEntries(entries.flat());
}

test("what was written is read again, whatever was changed", () => {
  const numbers = chance(7);
  for (let turn = 0; turn < 500; turn += 1) {
    const changes = someChanges(numbers);
    expect(readQuery(leaf, writeQuery(leaf, changes, ""))).toEqual(changes);
  }
});

test("only what differs from the beginning is written, and what others wrote stays", () => {
  expect(writeQuery(leaf, {}, "")).toBe("");
  expect(writeQuery(leaf, { size: "small", veined: true }, "")).toBe("?size=small&veined=true");
  const written = writeQuery(leaf, { veined: true }, "?from=mail&size=small");
  expect(written).toBe("?from=mail&veined=true");
});

test.each([
  ...["?size=huge", "?veined=yes", "?age=old", "?age=Infinity", "?age=1e9", "?bark=rough"],
  ...[`?title=${"x".repeat(201)}`, "?tone=Light", "?__proto__=1&constructor=2"],
])("%s means nothing", (query) => expect(readQuery(leaf, query)).toEqual({}));

test("a bad value does not take the good ones with it", () =>
  expect(readQuery(leaf, "?size=huge&veined=true")).toEqual({ veined: true }));

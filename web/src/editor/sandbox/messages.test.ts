import { expect, test } from "vitest";
import { type FromFrame, readFromFrame } from "./messages";

const place = { file: "Tree.tsx", line: 7 };

const right: readonly FromFrame[] = [
  { type: "shown", version: 3 },
  { type: "alert", version: 3, text: "Sent" },
  { type: "size", height: 12.5 },
  { type: "pong", count: 4 },
  { type: "fault", version: 0, fault: { kind: "thrown", message: "too far", place } },
  { type: "fault", version: 1, fault: { kind: "thrown", message: "", place: null } },
  { type: "fault", version: 1, fault: { kind: "loop", place: { file: "a.ts", line: null } } },
  { type: "fault", version: 1, fault: { kind: "import", specifier: "x", available: ["y"] } },
  { type: "fault", version: 1, fault: { kind: "component" } },
  { type: "fault", version: 1, fault: { kind: "load", message: "offline" } },
  { type: "fault", version: 1, fault: { kind: "refused" } },
];

test.each(right)("%j is read as it is", (answer) =>
  expect(readFromFrame({ ...answer, further: 1 })).toEqual(answer),
);

test.each([
  ...[null, undefined, 0, "shown", [], [{ type: "shown", version: 3 }], {}, { type: "ready" }],
  { type: "constructor", version: 1 },
  { type: ["shown"], version: 1 },
  { type: "shown" },
  { type: "shown", version: "3" },
  { type: "shown", version: -1 },
  { type: "shown", version: 1.5 },
  { type: "shown", version: NaN },
  { type: "shown", version: 3n },
  { type: "alert", version: 3 },
  { type: "alert", version: 3, text: { length: 9 } },
  { type: "size", height: NaN },
  { type: "size", height: Infinity },
  { type: "size", height: "12" },
  { type: "pong", count: 2 ** 60 },
  { type: "fault", version: 3 },
  { type: "fault", version: 3, fault: null },
  { type: "fault", version: 3, fault: { kind: "sunk" } },
  { type: "fault", version: 3, fault: { kind: "thrown", message: 1 } },
  { type: "fault", version: 3, fault: { kind: "load" } },
  { type: "fault", version: 3, fault: { kind: "import", specifier: "x" } },
  { type: "fault", version: 3, fault: { kind: "import", specifier: 1, available: [] } },
])("%o is no answer", (data) => expect(readFromFrame(data)).toBe(null));

test("a place of another shape is nowhere", () => {
  const fault = (place: unknown) =>
    readFromFrame({ type: "fault", version: 1, fault: { kind: "loop", place } });
  expect([{}, { file: 1 }, "Tree.tsx", { file: "a.ts", line: -1 }].map(fault)).toMatchObject([
    { fault: { place: null } },
    { fault: { place: null } },
    { fault: { place: null } },
    { fault: { place: { file: "a.ts", line: null } } },
  ]);
});

test("texts and lists are cut where nobody would read on", () => {
  const available = Array.from({ length: 1e6 }, (_, index) => (index % 2 === 0 ? "y" : null));
  const fault = { kind: "import", specifier: "x".repeat(5e7), available };
  const few = Array.from({ length: 25 }, () => "y");
  const cut = { kind: "import", specifier: `${"x".repeat(2000)}…`, available: few };
  const message = { type: "fault", version: 1 };
  expect(readFromFrame({ ...message, fault })).toEqual({ ...message, fault: cut });
});

const oddities: readonly unknown[] = [
  ...[null, undefined, true, -0, NaN, Infinity, 2 ** 53, 1n, "", "thrown", "\ud800", [], {}],
  ...[[null], { kind: null }, { kind: "thrown" }, new Date(NaN), new Map([[1, 2]]), /x/],
  ...[new Error("x"), new ArrayBuffer(8), Symbol("x"), () => 1],
];

const fields = ["type", "version", "count", "height", "text", "fault"];
const parts = ["kind", "message", "specifier", "available", "place", "file", "line"];
const kinds = ["shown", "alert", "size", "pong", "fault", "thrown", "loop", "import", "load"];

/** The same numbers each time, so that what is found can be found again. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function invented(pick: (below: number) => number, depth = 0): unknown {
  const odd = () => oddities[pick(oddities.length)];
  const kind = pick(depth < 3 ? 4 : 2);
  if (kind === 0) return odd();
  if (kind === 1) return kinds[pick(kinds.length)];
  const names = [...fields, ...parts].filter(() => pick(2) === 0);
  return Object.fromEntries(names.map((name) => [name, invented(pick, depth + 1)]));
}

test("whatever is said is read as an answer or as none, and never throws", () => {
  const pick = generator(7);
  for (let round = 0; round < 5000; round += 1) {
    const base = right[pick(right.length)];
    const data = pick(2) === 0 ? invented(pick) : { ...base, ...(invented(pick) as object) };
    const answer = readFromFrame(data);
    // What was read once is read the same again: nothing odd is left in it.
    expect(answer).toEqual(answer && readFromFrame(structuredClone(answer)));
  }
});

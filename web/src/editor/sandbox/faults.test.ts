import { expect, test } from "vitest";
import { faultOf, LoadFailure, NoComponent, placeOf, Refusal, UnreadableFile } from "./faults";
import { EndlessLoop } from "./guard";
import { UnknownImport } from "./libraries";

const files = ["Tree.tsx", "leaf.ts"];

function thrown(stack: string, error: Error = new TypeError("a is not a function")): Error {
  error.stack = stack;
  return error;
}

test.each([
  ["Chromium", "TypeError: a\n    at b (https://x/kit.js:1:99)\n    at Tree (Tree.tsx:12:9)"],
  ["Firefox", "b@https://x/kit.js:1:99\nTree@Tree.tsx:12:9\n"],
])("the first place in the code is found in a stack of %s", (_, stack) =>
  expect(placeOf(thrown(stack), files)).toEqual({ file: "Tree.tsx", line: 12 }),
);

test("an error of a library alone has no place", () => {
  expect(placeOf(thrown("b@https://x/kit.js:1:99"), files)).toBeNull();
  expect(placeOf("text", files)).toBeNull();
});

test("each error is a fault of its kind", () => {
  const cannotRead = new UnreadableFile("leaf.ts", "", new SyntaxError("twice"));
  cannotRead.line = 3;
  const stack = "at Tree (Tree.tsx:2:1)";
  const place = { file: "Tree.tsx", line: 2 };
  const isThrown = (message: string, at: object | null = null) => ({
    ...{ kind: "thrown", message, place: at },
  });
  const faults: [unknown, object][] = [
    [thrown(stack), isThrown("TypeError: a is not a function", place)],
    [new Error("plain"), isThrown("plain")],
    ["text", isThrown("text")],
    // Code cannot say that its server refuses it.
    [new EvalError("refused"), isThrown("EvalError: refused")],
    [thrown(stack, new EndlessLoop()), { kind: "loop", place }],
    [cannotRead, isThrown("SyntaxError: twice", { file: "leaf.ts", line: 3 })],
    [new UnknownImport("x", ["y"]), { kind: "import", specifier: "x", available: ["y"] }],
    [new NoComponent(), { kind: "component" }],
    [new LoadFailure(new Error("offline")), { kind: "load", message: "offline" }],
    [new Refusal(), { kind: "refused" }],
  ];
  for (const [error, fault] of faults) expect(faultOf(error, files)).toEqual(fault);
});

test("an error that throws when it is looked at is one without a text", () => {
  const throwing = () => {
    throw new Error("again");
  };
  const errors = [
    Object.defineProperty(new Error("a"), "stack", { get: throwing }),
    Object.defineProperty(new Error("a"), "message", { get: throwing }),
    new Proxy(new Error("a"), { getPrototypeOf: throwing }),
    { toString: throwing },
  ];
  for (const error of errors) {
    expect(faultOf(error, files)).toEqual({ kind: "thrown", message: "object", place: null });
  }
});

test("an error of any length is told in a few lines", () => {
  const error = thrown("at Tree (Tree.tsx:12:9)", new Error("x".repeat(5e6)));
  const place = { file: "Tree.tsx", line: 12 };
  expect(faultOf(error, files)).toEqual({ kind: "thrown", message: `${"x".repeat(2000)}…`, place });
});

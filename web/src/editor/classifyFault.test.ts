import { expect, test } from "vitest";
import type { Fault } from "./sandbox/messages";
import { classifyFault } from "./classifyFault";
import type { TranslateEditor } from "./readEditorMessages.client";

const t: TranslateEditor = (key, values = {}) => [key, ...Object.values(values)].join(" ");

const ran = {
  entry: "Tree.tsx",
  imports: [{ specifier: "@oak/kit/Acron", file: "Leaf.tsx", line: 4 }],
};

function verdict(fault: Fault) {
  return classifyFault(fault, ran, t);
}

test("what the code throws is a mistake at its place", () => {
  const place = { file: "Leaf.tsx", line: 7 };
  expect(verdict({ kind: "thrown", message: "too far", place })).toEqual({
    kind: "mistake",
    mistake: { file: "Leaf.tsx", line: 7, message: "too far" },
    stops: false,
  });
});

test("what has no place is a mistake of the first file", () => {
  expect(verdict({ kind: "thrown", message: "too far", place: null })).toMatchObject({
    mistake: { file: "Tree.tsx", line: null },
  });
});

test("an unknown import is told at its line, with what there is", () => {
  const available = ["@oak/kit/Acorn", "@oak/kit/Leaf"];
  expect(verdict({ kind: "import", specifier: "@oak/kit/Acron", available })).toMatchObject({
    mistake: {
      file: "Leaf.tsx",
      line: 4,
      message: "import @oak/kit/Acron @oak/kit/Acorn, @oak/kit/Leaf",
    },
  });
});

test("where nothing is like it, nothing is offered", () => {
  expect(verdict({ kind: "import", specifier: "x", available: [] })).toMatchObject({
    mistake: { message: "nothing x" },
  });
});

test.each([
  [{ kind: "loop", place: null }, "mistake"],
  [{ kind: "load", message: "offline" }, "libraries"],
  [{ kind: "refused" }, "refused"],
] as const)("after %j the frame is of no use", (fault, kind) => {
  expect(verdict(fault)).toMatchObject({ kind, stops: true });
});

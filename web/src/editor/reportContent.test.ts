import { expect, test } from "vitest";
import type { Fault } from "./sandbox/messages";
import type { TranslateEditor } from "./readEditorMessages.client";
import { contentOf } from "./reportContent";

const t: TranslateEditor = (key, values = {}) => [key, ...Object.values(values)].join(" ");

const imports = [{ specifier: "@oak/kit/Acron", file: "Leaf.tsx", line: 4 }];

function content(problem: Fault) {
  return contentOf({ kind: "problem", panel: 0, problem, imports }, "Tree.tsx", t);
}

test("what the code throws is a mistake at its place", () => {
  const place = { file: "Leaf.tsx", line: 7 };
  expect(content({ kind: "thrown", message: "too far", place })).toEqual({
    kind: "mistake",
    mistake: { file: "Leaf.tsx", line: 7, message: "too far" },
  });
});

test("what has no place is a mistake of the first file", () => {
  expect(content({ kind: "thrown", message: "too far", place: null })).toMatchObject({
    mistake: { file: "Tree.tsx", line: null },
  });
});

test("an unknown import is told at its line, with what there is", () => {
  const available = ["@oak/kit/Acorn", "@oak/kit/Leaf"];
  expect(content({ kind: "import", specifier: "@oak/kit/Acron", available })).toMatchObject({
    mistake: {
      file: "Leaf.tsx",
      line: 4,
      message: "import @oak/kit/Acron @oak/kit/Acorn, @oak/kit/Leaf",
    },
  });
});

test("where nothing is like it, nothing is offered", () => {
  expect(content({ kind: "import", specifier: "x", available: [] })).toMatchObject({
    mistake: { message: "nothing x" },
  });
});

test.each([
  [{ kind: "loop", place: null }, "mistake"],
  [{ kind: "load", message: "offline" }, "note"],
  [{ kind: "refused" }, "note"],
] as const)("%j is told as a %s", (fault, kind) => {
  expect(content(fault)).toMatchObject({ kind });
});

test("code that waits says why, and what the reader can do", () => {
  const waits = { kind: "waiting", panel: 0, reason: "shared" } as const;
  expect(contentOf({ ...waits, coversEdits: false }, "Tree.tsx", t)).toEqual({
    kind: "note",
    text: "shared",
    actions: ["run"],
  });
  expect(contentOf({ ...waits, coversEdits: true }, "Tree.tsx", t)).toEqual({
    kind: "note",
    text: "shared replaces",
    actions: ["run", "back"],
  });
});

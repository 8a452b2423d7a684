import { expect, test } from "vitest";
import type { Fault } from "./sandbox/messages";
import type { TranslateEditor } from "./readEditorMessages.client";
import { contentOf } from "./reportContent";

const t: TranslateEditor = (key, values = {}) => [key, ...Object.values(values)].join(" ");

const imports = [{ specifier: "@oak/kit/Acron", file: "Leaf.tsx", line: 4 }];

function content(problem: Fault) {
  return contentOf({ kind: "problem", panel: 0, problem, imports }, "Tree.tsx", t);
}

test("what the code throws is a mistake at its place, or of the first file", () => {
  const thrown = { kind: "thrown", message: "too far" } as const;
  const place = { file: "Leaf.tsx", line: 7 };
  const mistake = { ...place, message: "too far" };
  expect(content({ ...thrown, place })).toEqual({ kind: "mistake", mistake });
  expect(content({ ...thrown, place: null })).toMatchObject({
    mistake: { file: "Tree.tsx", line: null },
  });
});

test("an unknown import is told at its line, with what there is, if anything is like it", () => {
  const available = ["@oak/kit/Acorn", "@oak/kit/Leaf"];
  const message = "import @oak/kit/Acron @oak/kit/Acorn, @oak/kit/Leaf";
  expect(content({ kind: "import", specifier: "@oak/kit/Acron", available })).toMatchObject({
    mistake: { file: "Leaf.tsx", line: 4, message },
  });
  expect(content({ kind: "import", specifier: "x", available: [] })).toMatchObject({
    mistake: { message: "nothing x" },
  });
});

test.each([
  [{ kind: "loop", place: null }, "mistake"],
  [{ kind: "load", message: "offline" }, "note"],
  [{ kind: "refused" }, "note"],
] as const)("%j is told as a %s", (fault, kind) => expect(content(fault)).toMatchObject({ kind }));

test("code that waits says why, and what the reader can do", () => {
  const told = (coversEdits: boolean) =>
    contentOf({ kind: "waiting", panel: 0, reason: "shared", coversEdits }, "Tree.tsx", t);
  expect(told(false)).toEqual({ kind: "note", text: "shared", actions: ["run"] });
  const actions = ["run", "back"];
  expect(told(true)).toEqual({ kind: "note", text: "shared replaces", actions });
});

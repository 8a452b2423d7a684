// @vitest-environment jsdom
import { expect, test } from "vitest";
import { editedDemo } from "../testing/editedDemo";
import { CodePanel } from "./codePanel.client";

function panel(): CodePanel {
  document.body.innerHTML = editedDemo;
  const element = document.querySelector<HTMLElement>(".demo-panel");
  if (element === null) throw new Error("There is no panel.");
  return new CodePanel(element);
}

function shownText(): string {
  return document.querySelector("[data-copy-source]")?.textContent ?? "";
}

test("the text of the page is the truth", () => {
  const [file] = panel().files;
  expect([file?.name, file?.text, file?.isEdited]).toEqual(["Tree.tsx", "let a;\nlet b;", false]);
  file?.write("let c;");
  expect([shownText(), file?.text, file?.isEdited]).toEqual(["let c;\n", "let c;", true]);
});

test("what was written comes back with its lines, and an edit that is taken back is none", () => {
  const tree = panel();
  tree.file("Tree.tsx")?.write("let c;");
  expect(tree.isEdited).toBe(true);
  tree.file("Tree.tsx")?.restore();
  expect(document.querySelectorAll("#Tree .demo-panel .s-line")).toHaveLength(4);
  expect(tree.isEdited).toBe(false);
  tree.file("styles.css")?.write("b {}");
  tree.file("styles.css")?.write("p {}");
  expect(tree.isEdited).toBe(false);
});

test("a panel is told by its styling and its languages", () => {
  const tree = panel();
  const isOne = [tree.is("css", "ts"), tree.is("css", "js"), tree.is("system", "ts")];
  expect(isOne).toEqual([true, false, false]);
  expect(tree.file("unknown.tsx")).toBeUndefined();
});

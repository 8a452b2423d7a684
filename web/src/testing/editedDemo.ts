import { createElement } from "react";
import { EditorTemplate } from "../demo/ToolsTemplate";
import { apart, codeFile, renderDemos, shownDemo } from "./demoFrame";
import { renderMarkup } from "./markup";
import { t } from "./shellModel";

function file(name: string, ...lines: readonly string[]) {
  const html = lines.map((line) => `<span class="s-line">${line}\n</span>`).join("");
  return codeFile(name, lines.map((line) => `${line}\n`).join(""), html);
}

const ts = [file("Tree.tsx", "let a;", "let b;"), file("styles.css", "p {}")];
const js = [file("Tree.jsx", "let a;")];

/** A page with one demo that can be edited: one panel with two files, one with a file in JavaScript. */
export const editedDemo =
  renderMarkup(createElement(EditorTemplate, { t })) +
  renderDemos(
    shownDemo({
      id: "oak/Tree",
      name: "Tree",
      variants: [{ styling: "css", module: "oak/Tree", ts, js, joined: apart }],
    }),
  );

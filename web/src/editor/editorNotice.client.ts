import type { ClickAction, ClickCategory } from "../model/analytics";
import type { EditorMessageKey } from "../demo/editorMessages";
import type { TranslateEditor } from "./readEditorMessages.client";
import { clickCategoryField, clickActionField } from "../model/markup";

/** Says something about the page at its edge, until the reader has taken notice. */
export function showNotice(page: Document, t: TranslateEditor, key: EditorMessageKey): void {
  const element = page.createElement("div");
  element.className = "s-notice";
  element.setAttribute("role", "status");
  page.body.append(element);
  const button = page.createElement("button");
  button.type = "button";
  button.textContent = t("close");
  button.setAttribute(clickCategoryField, "demo" satisfies ClickCategory);
  button.setAttribute(clickActionField, "editor" satisfies ClickAction);
  button.addEventListener("click", () => {
    element.remove();
  });
  // After the element is there: only changes are read out.
  element.append(t(key), button);
}

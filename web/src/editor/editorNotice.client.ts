import { analytics } from "../model/analytics";
import type { EditorMessageKey } from "../demo/editorMessages";
import type { TranslateEditor } from "./readEditorMessages.client";
import { element } from "../ui/element.client";

/** Says something about the page at its edge, until the reader has taken notice. */
export function showNotice(page: Document, t: TranslateEditor, key: EditorMessageKey): void {
  const notice = element("div", { class: "s-notice", role: "status" });
  page.body.append(notice);
  const click = () => {
    notice.remove();
  };
  const event = analytics({ eventCategory: "demo", eventAction: "editor" });
  // After the element is there: only changes are read out.
  notice.append(t(key), element("button", { type: "button", click, ...event }, t("close")));
}

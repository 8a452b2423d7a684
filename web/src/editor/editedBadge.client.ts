import { analytics, inDemo } from "../model/analytics";
import { resetEvent } from "../demo/reset.client";
import type { TranslateEditor } from "./readEditorMessages.client";
import { element } from "../ui/element.client";

/** Says on the stage of a demo that its code is not as it was written, and brings that back. */
export class EditedBadge {
  readonly #badge: HTMLElement;
  readonly #state: HTMLElement;
  readonly #demo: HTMLElement;
  readonly #t: TranslateEditor;

  /** `onReset` is called when the reader has asked for what was written. */
  constructor(demo: HTMLElement, t: TranslateEditor, onReset: () => void) {
    this.#demo = demo;
    this.#t = t;
    const click = () => {
      demo.dispatchEvent(new CustomEvent(resetEvent));
      onReset();
    };
    const event = analytics({ eventAction: "editor" });
    this.#state = element("span", { role: "status" });
    this.#badge = element(
      "p",
      { class: "s-edited", ...analytics(inDemo) },
      this.#state,
      element("span", { "aria-hidden": "true" }, " · "),
      element("button", { type: "button", click, ...event }, t("reset")),
    );
  }

  /** Says that the demo is edited, or that its edits cannot be kept; `null` says nothing. */
  show(state: "edited" | "unkept" | null): void {
    if (state === null) {
      this.#badge.remove();
      return;
    }
    const text = this.#t(state);
    if (this.#state.textContent !== text) this.#state.textContent = text;
    if (!this.#badge.isConnected) this.#demo.querySelector(".demo-stage")?.after(this.#badge);
  }
}

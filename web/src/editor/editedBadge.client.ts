import type { ClickAction, ClickCategory } from "../model/analytics";
import { resetEvent } from "../demo/reset.client";
import type { TranslateEditor } from "./readEditorMessages.client";
import { demoFrame } from "../browser/markup";
import { clickActionField, clickCategoryField, clickDemoField } from "../model/markup";

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
    const make = demo.ownerDocument.createElement.bind(demo.ownerDocument);
    const reset = make("button");
    reset.type = "button";
    reset.textContent = t("reset");
    reset.setAttribute(clickActionField, "editor" satisfies ClickAction);
    reset.addEventListener("click", () => {
      demo.dispatchEvent(new CustomEvent(resetEvent));
      onReset();
    });
    this.#state = make("span");
    this.#state.setAttribute("role", "status");
    const dot = make("span");
    dot.ariaHidden = "true";
    dot.textContent = " · ";
    this.#badge = make("p");
    this.#badge.className = "s-edited";
    this.#badge.append(this.#state, dot, reset);
    this.#badge.setAttribute(clickCategoryField, "demo" satisfies ClickCategory);
    this.#badge.setAttribute(clickDemoField, `{${demoFrame}}`);
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

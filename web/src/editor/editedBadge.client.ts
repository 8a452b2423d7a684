import type { ClickAction, ClickCategory } from "../model/analytics";
import { resetEvent } from "../demo/reset.client";
import type { Say } from "./messages.client";

/** Says on the stage of a demo that its code is not as it was written, and brings that back. */
export class EditedBadge {
  readonly #badge: HTMLElement;

  /** `onReset` is called when the reader has asked for what was written. */
  constructor(
    private readonly demo: HTMLElement,
    say: Say,
    onReset: () => void,
  ) {
    const make = demo.ownerDocument.createElement.bind(demo.ownerDocument);
    const reset = make("button");
    reset.type = "button";
    reset.textContent = say("reset");
    reset.dataset["analyticsEventAction"] = "editor" satisfies ClickAction;
    reset.addEventListener("click", () => {
      demo.dispatchEvent(new CustomEvent(resetEvent));
      onReset();
    });
    const dot = make("span");
    dot.ariaHidden = "true";
    dot.textContent = " · ";
    this.#badge = make("p");
    this.#badge.className = "s-edited";
    this.#badge.append(say("edited"), dot, reset);
    this.#badge.dataset["analyticsEventCategory"] = "demo" satisfies ClickCategory;
    this.#badge.dataset["analyticsEventDemo"] = "{data-demo}";
  }

  show(edited: boolean): void {
    if (edited) this.demo.querySelector(".demo-stage")?.after(this.#badge);
    else this.#badge.remove();
  }
}

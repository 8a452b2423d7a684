import type { ClickAction, ClickCategory } from "../model/analytics";
import type { CodePanel } from "./codePanel.client";
import { type Mistake, placeText } from "./codeError";

/** Something that a reader can do about what a report says. */
export interface ReportAction {
  readonly text: string;
  readonly act: () => void;
}

/** The explanation of a mistake, in place of its message. */
export interface ReportExplanation {
  readonly content: readonly (Node | string)[];
  /** Where there is more about it, and what that link says. */
  readonly href: string;
  readonly text: string;
}

/** Says on the stage of a demo what came of its code, and marks the line that is meant. */
export class DemoReport {
  readonly #element: HTMLElement;
  readonly #goTo: (panel: CodePanel, mistake: Mistake) => void;
  #unmark: (() => void) | null = null;

  /** `goTo` is called when a reader wants to see the place of a mistake. */
  constructor(demo: HTMLElement, goTo: (panel: CodePanel, mistake: Mistake) => void) {
    this.#goTo = goTo;
    this.#element = demo.ownerDocument.createElement("div");
    this.#element.className = "demo-report";
    this.#element.dataset["analyticsEventCategory"] = "demo" satisfies ClickCategory;
    this.#element.dataset["analyticsEventDemo"] = "{data-demo}";
    // There before it says something: only changes are read out.
    this.#element.setAttribute("role", "status");
    demo.querySelector(".demo-stage")?.after(this.#element);
  }

  clear(): void {
    this.#unmark?.();
    this.#unmark = null;
    this.#element.replaceChildren();
  }

  /** Says what is wrong with the code. */
  mistake(panel: CodePanel, mistake: Mistake, meaning: ReportExplanation | null = null): void {
    const goTo = () => {
      this.#goTo(panel, mistake);
    };
    const told = meaning ? [...meaning.content, this.#link(meaning)] : [mistake.message];
    this.#show("mistake", this.#button(placeText(mistake), goTo), ": ", ...told);
    const editor = panel.file(mistake.file)?.editor;
    editor?.mark(mistake.line);
    this.#unmark = () => editor?.mark(null);
  }

  note(text: string, ...offers: readonly ReportAction[]): void {
    const buttons = offers.flatMap(({ text, act }) => [" ", this.#button(text, act)]);
    this.#show("note", text, ...buttons);
  }

  /** Says what the code said: it must not be taken for what this site says. */
  quote(text: string): void {
    this.#show("quote", text);
  }

  #show(kind: "mistake" | "note" | "quote", ...content: (Node | string)[]): void {
    this.clear();
    const line = this.#element.ownerDocument.createElement("p");
    line.dataset["kind"] = kind;
    line.append(...content);
    this.#element.append(line);
  }

  #link({ href, text }: ReportExplanation): HTMLAnchorElement {
    const link = this.#element.ownerDocument.createElement("a");
    link.href = href;
    // Readers who follow it keep the edits of this page.
    link.target = "_blank";
    link.rel = "noopener";
    link.dataset["analyticsEventAction"] = "editor" satisfies ClickAction;
    link.textContent = text;
    return link;
  }

  #button(text: string, act: () => void): HTMLButtonElement {
    const button = this.#element.ownerDocument.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.dataset["analyticsEventAction"] = "editor" satisfies ClickAction;
    button.addEventListener("click", act);
    return button;
  }
}

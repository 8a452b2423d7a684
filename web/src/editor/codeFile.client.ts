import type { CodeEditor } from "./codeEditor.client";
import { coveredCode, copySource } from "../ui/markup";

/**
 * A file of a demo as the page shows it. Its text in the page is the truth: what copies or sends
 * it reads it there. An editor covers it and tells it every change.
 */
export class CodeFile {
  readonly name: string;
  readonly #code: Element;
  readonly #written: readonly Node[];
  readonly #text: string;
  #editor: CodeEditor | null = null;

  constructor(readonly block: HTMLElement) {
    this.name = block.getAttribute("aria-label") ?? "";
    const code = block.querySelector(`[${copySource}]`);
    if (code === null) throw new Error(`The page shows no text of ${this.name}.`);
    this.#code = code;
    this.#written = [...code.childNodes];
    this.#text = this.text;
  }

  /** Without the end of the last line, as editors have it. */
  get text(): string {
    return this.#code.textContent.replace(/\n$/, "");
  }

  get isEdited(): boolean {
    return this.text !== this.#text;
  }

  get editor(): CodeEditor | null {
    return this.#editor;
  }

  /** Lets an editor take the place of the static text. */
  cover(editor: CodeEditor): void {
    this.#editor = editor;
    this.block.setAttribute(coveredCode, "");
    this.block.after(editor.host);
  }

  write(text: string): void {
    if (text === this.#text) this.#code.replaceChildren(...this.#written);
    else this.#code.textContent = `${text}\n`;
    this.#editor?.setText(text);
  }

  /** Shows the text as it was written, without an editor. */
  restore(): void {
    this.#editor?.remove();
    this.#editor = null;
    this.block.removeAttribute(coveredCode);
    this.write(this.#text);
  }
}

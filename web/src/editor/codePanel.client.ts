import { CodeFile } from "./codeFile.client";
import type { SourceFile } from "./compile";
import { ofStyling, ofVariant } from "../demo/markup";

/** The panels of a demo. */
export function panelsOf(demo: HTMLElement): readonly CodePanel[] {
  const elements = demo.querySelectorAll<HTMLElement>(".demo-panel");
  return [...elements].map((element) => new CodePanel(element));
}

/** The files of a demo in one styling and language. */
export class CodePanel {
  /** The entry first. */
  readonly files: readonly CodeFile[];

  constructor(readonly element: HTMLElement) {
    const blocks = element.querySelectorAll<HTMLElement>("pre[aria-label]");
    this.files = [...blocks].map((block) => new CodeFile(block));
  }

  get styling(): string {
    return this.element.getAttribute(ofStyling) ?? "";
  }

  /** The languages whose code it shows, as the page writes them. */
  get variant(): string {
    return this.element.getAttribute(ofVariant) ?? "";
  }

  get isShown(): boolean {
    return this.element.checkVisibility();
  }

  get isEdited(): boolean {
    return this.files.some((file) => file.isEdited);
  }

  /** Text of the edited files by name. */
  get edits(): Readonly<Record<string, string>> {
    const edited = this.files.filter(({ isEdited }) => isEdited);
    return Object.fromEntries(edited.map(({ name, text }) => [name, text]));
  }

  get sources(): readonly SourceFile[] {
    return this.files.map(({ name, text }) => ({ name, text }));
  }

  file(name: string): CodeFile | undefined {
    return this.files.find((file) => file.name === name);
  }

  is(styling: string, variant: string): boolean {
    return this.styling === styling && this.variant.split(" ").includes(variant);
  }
}

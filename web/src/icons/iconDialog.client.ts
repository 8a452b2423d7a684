import { fill } from "../model/fill";
import type { IconStyle } from "../model/page.gen";
import { announce, noteOf, noteTimes } from "../ui/announce.client";
import { copyText } from "../ui/copy.client";
import { closeOnBackdrop } from "../ui/dialog.client";
import type { IconFiles } from "./iconFiles.client";
import type { IconMessages } from "./iconMessages";
import type { Named } from "./iconNames";
import { iconClose, iconCopy, iconImage, iconLine, iconWords } from "./markup";

export interface DialogOptions {
  readonly dialog: HTMLDialogElement;
  readonly styles: readonly IconStyle[];
  readonly files: IconFiles;
  readonly messages: IconMessages;
  /** Called when a reader picks another style of the icon. */
  readonly restyle: (component: string) => void;
}

/** The dialog of an icon: the page has all of it but the icon. */
export class IconDialog {
  readonly #options: DialogOptions;
  readonly #radios: readonly HTMLInputElement[];
  /** A new object each time, so that what is loaded late is not drawn over what came after. */
  #shown: { readonly icon: Named } | undefined;

  constructor(options: DialogOptions) {
    const { dialog, messages, restyle } = options;
    this.#options = options;
    this.#radios = [...dialog.querySelectorAll<HTMLInputElement>("fieldset input")];
    this.#radios.forEach((radio, style) => {
      radio.addEventListener("change", () => {
        if (this.#shown !== undefined) restyle(this.#fill(this.#shown.icon, style));
      });
    });
    dialog.querySelector(`[${iconClose}]`)?.addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", closeOnBackdrop);
    const copy = dialog.querySelector(`[${iconCopy}]`);
    copy?.addEventListener("click", () => void copySvg(dialog, copy, messages));
  }

  show(icon: Named, style: number): void {
    const { dialog } = this.#options;
    this.#fill(icon, style);
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    dialog.querySelector("h2")?.focus();
  }

  /** Writes an icon into the dialog; returns the name of its component. */
  #fill(icon: Named, style: number): string {
    const { dialog, styles } = this.#options;
    const name = icon.name + (styles[style]?.suffix ?? "");
    const all = (selector: string) => dialog.querySelectorAll(selector);
    this.#shown = { icon };
    for (const title of all("h2")) title.textContent = name;
    for (const words of all(`[${iconWords}]`))
      words.textContent = [...icon.own, ...icon.others].join(", ");
    for (const line of all(`[${iconLine}]`))
      line.textContent = fill(line.getAttribute(iconLine) ?? "", { name });
    for (const image of all(`[${iconImage}]`)) image.setAttribute("aria-label", name);
    for (const svg of all(`[${iconImage}], li > svg`)) this.#draw(svg, style);
    this.#radios.forEach((radio, at) => {
      radio.disabled = (icon.styles & (1 << at)) === 0;
      radio.checked = at === style;
      const svg = radio.parentElement?.querySelector("svg");
      if (svg != null && !radio.disabled) this.#draw(svg, at);
    });
    return name;
  }

  /** Draws the icon that is shown; the place is empty until it is loaded. */
  #draw(svg: Element, style: number): void {
    const shown = this.#shown;
    if (shown === undefined) return;
    svg.replaceChildren();
    this.#options.files.load(shown.icon, style).then((markup) => {
      if (this.#shown === shown) svg.innerHTML = markup;
    }, reportError);
  }
}

/** Copies the icon as the content of a file. */
async function copySvg(dialog: Element, button: Element, messages: IconMessages): Promise<void> {
  const image = dialog.querySelector(`[${iconImage}]`);
  const viewBox = image?.getAttribute("viewBox") ?? "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor">${image?.innerHTML ?? ""}</svg>`;
  try {
    await copyText(svg);
    announce(noteOf(button), messages.svgCopied, noteTimes.done);
  } catch (error) {
    announce(noteOf(button), messages.svgDenied, noteTimes.instead);
    throw error;
  }
}

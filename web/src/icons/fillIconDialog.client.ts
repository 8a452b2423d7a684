import { fill } from "../model/fill";
import type { IconStyle } from "../model/page.gen";
import { copyText } from "../ui/copy.client";
import { noteOf, noteTimes, announce } from "../ui/announce.client";
import type { IconFiles } from "./iconFiles.client";
import type { Named } from "./iconNames";
import type { IconMessages } from "./iconMessages";

export interface DialogOptions {
  readonly dialog: HTMLDialogElement;
  readonly styles: readonly IconStyle[];
  readonly icons: IconFiles;
  readonly messages: IconMessages;
  /** Called when a reader picks another style of the icon. */
  readonly restyle: (component: string) => void;
}

export interface IconDialog {
  show(icon: Named, style: number): void;
}

/** Fills the dialog of an icon; what it holds but the icon is in the page. */
export function createDialog(options: DialogOptions): IconDialog {
  const { dialog, messages } = options;
  const filler = new IconDialogFiller(options);
  filler.radios.forEach((radio, at) => {
    radio.addEventListener("change", () => {
      const component = filler.restyle(at);
      if (component !== null) options.restyle(component);
    });
  });
  dialog.querySelector("[data-icon-close]")?.addEventListener("click", () => dialog.close());
  // The backdrop around a dialog belongs to it: what is pressed there is not in its content.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && isOutside(dialog, event)) dialog.close();
  });
  const copy = dialog.querySelector<HTMLElement>("[data-icon-svg]");
  copy?.addEventListener("click", () => {
    void copySvg(dialog, copy, messages);
  });
  return {
    show(icon, style) {
      filler.fill(icon, style);
      if (!dialog.open) dialog.showModal();
      dialog.scrollTop = 0;
      dialog.querySelector<HTMLElement>("h2")?.focus();
    },
  };
}

/** Writes an icon into the places that wait for one. */
class IconDialogFiller {
  readonly radios: readonly HTMLInputElement[];
  private shown: { readonly icon: Named; readonly style: number } | undefined;

  constructor(private readonly options: DialogOptions) {
    this.radios = [...options.dialog.querySelectorAll<HTMLInputElement>("fieldset input")];
  }

  fill(icon: Named, style: number): void {
    this.shown = { icon, style };
    const { dialog } = this.options;
    const name = this.component(icon, style);
    setText(dialog.querySelector("h2"), name);
    dialog.querySelector("[data-icon-image]")?.setAttribute("aria-label", name);
    for (const line of dialog.querySelectorAll<HTMLElement>("[data-icon-line]")) {
      setText(line, fill(line.dataset["iconLine"] ?? "", { name }));
    }
    setText(dialog.querySelector("[data-icon-words]"), [...icon.own, ...icon.others].join(", "));
    this.showMarkup(icon, style);
  }

  /** Shows the icon in another style; answers with the component's name. */
  restyle(style: number): string | null {
    if (this.shown === undefined) return null;
    this.fill(this.shown.icon, style);
    return this.component(this.shown.icon, style);
  }

  private component(icon: Named, style: number): string {
    return icon.name + (this.options.styles[style]?.suffix ?? "");
  }

  private showMarkup(icon: Named, style: number): void {
    this.radios.forEach((radio, at) => {
      radio.disabled = (icon.styles & (1 << at)) === 0;
      radio.checked = at === style;
      const svg = radio.parentElement?.querySelector("svg");
      if (svg != null && !radio.disabled) this.put(svg, icon, at);
    });
    for (const svg of this.options.dialog.querySelectorAll("[data-icon-image], li > svg")) {
      this.put(svg, icon, style);
    }
  }

  /** Draws at once or, until an icon is loaded, leaves the place empty. */
  private put(svg: Element, icon: Named, style: number): void {
    const now = this.options.icons.now(icon, style);
    svg.innerHTML = now ?? "";
    svg.setAttribute("data-drawn", `${icon.name} ${String(style)}`);
    if (now !== undefined) return;
    const wanted = svg.getAttribute("data-drawn");
    this.options.icons.load(icon, style).then((markup) => {
      if (svg.getAttribute("data-drawn") === wanted) svg.innerHTML = markup;
    }, reportError);
  }
}

function setText(element: Element | null, text: string): void {
  if (element !== null) element.textContent = text;
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Copies the icon as a file would hold it. */
async function copySvg(
  dialog: HTMLElement,
  button: HTMLElement,
  messages: IconMessages,
): Promise<void> {
  const image = dialog.querySelector("[data-icon-image]");
  const viewBox = image?.getAttribute("viewBox") ?? "";
  const inside = image?.innerHTML ?? "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor">${inside}</svg>`;
  try {
    await copyText(svg);
    announce(noteOf(button), messages.svgCopied, noteTimes.done);
  } catch (error) {
    announce(noteOf(button), messages.svgDenied, noteTimes.instead);
    throw error;
  }
}

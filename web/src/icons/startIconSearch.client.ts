import { announce, noteOf } from "../ui/announce.client";
import { type IconAddress, readAddress, styleAt, writeAddress } from "./iconAddress";
import { IconDialog } from "./iconDialog.client";
import { createIconFiles, filesIn, type LoadFile } from "./iconFiles.client";
import { IconGrid } from "./iconGrid.client";
import { resultText } from "./iconMessages";
import { componentNamed, type Named, type Names, readNames } from "./iconNames";
import type { IconSetData, PendingAction } from "./iconSetData";
import { iconBox, iconStatus } from "./markup";
import { searchIcons } from "./searchIcons";

/**
 * Loads the names and shows the icons that the address and the field ask for, now and after each
 * change; `early` returns what the reader did meanwhile.
 */
export async function startIconSearch(
  root: HTMLElement,
  set: IconSetData,
  early: () => PendingAction = () => ({}),
): Promise<void> {
  const parts = partsOf(root);
  const load = filesIn(set.data);
  const names = await namesOf(load, parts, set);
  new IconSearch(set, parts, names, load).start(early());
}

/** Loads the names. If that fails, a note says so, and typing tries again. */
async function namesOf(load: LoadFile, parts: SearchParts, set: IconSetData): Promise<Names> {
  for (;;) {
    try {
      return (await load("names.json")) as Names;
    } catch (error) {
      announce(noteOf(parts.status), set.messages.failed);
      reportError(error);
      await new Promise((resolve) => {
        parts.input.addEventListener("input", resolve, { once: true });
      });
    }
  }
}

/** Makes the field, the styles, the grid, the dialog and the address agree. */
class IconSearch {
  readonly #set: IconSetData;
  readonly #parts: SearchParts;
  readonly #all: readonly Named[];
  readonly #grid: IconGrid;
  readonly #dialog: IconDialog;
  /** The query and style of the icons in the grid, which are not shown again. */
  #shown = "";

  constructor(set: IconSetData, parts: SearchParts, names: Names, load: LoadFile) {
    const { dialog, box } = parts;
    const { styles, messages, label, viewBox } = set;
    const files = createIconFiles(load, styles, names.shard);
    this.#set = set;
    this.#parts = parts;
    this.#all = readNames(names);
    const restyle = (selected: string) => this.#setAddress({ selected });
    this.#dialog = new IconDialog({ dialog, styles, messages, files, restyle });
    const open = (icon: Named) => this.#open(icon);
    const style = () => this.#style;
    this.#grid = new IconGrid({ box, label, viewBox, files, style, open });
  }

  start({ icon, enters = false }: PendingAction): void {
    const { input, radios, dialog } = this.#parts;
    const typed = input.value;
    const picked = radios[this.#style];
    this.#followAddress();
    // What was typed or picked before counts where the address has none.
    const { query, theme } = readAddress(location.search);
    if (query === "") input.value = typed;
    if (theme === "" && picked !== undefined) picked.checked = true;
    if (query === "" || theme === "") this.#followFields();
    addEventListener("popstate", () => this.#followAddress());
    dialog.addEventListener("close", () => this.#closed());
    for (const field of [input, ...radios])
      field.addEventListener("input", () => this.#followFields());
    input.addEventListener("keydown", (event) => this.#leaveField(event));
    if (icon !== undefined) this.#grid.openNamed(icon);
    else if (enters) this.#grid.focus();
  }

  /** Place of the style that is picked. */
  get #style(): number {
    return Math.max(
      this.#parts.radios.findIndex(({ checked }) => checked),
      0,
    );
  }

  #open(icon: Named): void {
    const selected = icon.name + (this.#set.styles[this.#style]?.suffix ?? "");
    history.pushState({ iconDialog: true }, "", addressWith({ selected }));
    this.#dialog.show(icon, this.#style);
  }

  /** The page without the dialog is one step back, except from a shared address. */
  #closed(): void {
    if (readAddress(location.search).selected === "") return;
    const state = history.state as { iconDialog?: boolean } | null;
    if (state?.iconDialog === true) history.back();
    else this.#setAddress({ selected: "" });
  }

  #leaveField(event: KeyboardEvent): void {
    const { input } = this.#parts;
    if (event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      this.#grid.focus();
    } else if (event.key === "Escape" && input.value !== "") {
      event.preventDefault();
      input.value = "";
      this.#followFields();
    }
  }

  #followFields(): void {
    this.#search();
    const theme = this.#style === 0 ? "" : (this.#set.styles[this.#style]?.id ?? "");
    this.#setAddress({ query: this.#parts.input.value.trim(), theme });
  }

  #followAddress(): void {
    const { input, radios, dialog } = this.#parts;
    const { query, theme, selected } = readAddress(location.search);
    input.value = query;
    const radio = radios[styleAt(this.#set.styles, theme)];
    if (radio !== undefined) radio.checked = true;
    this.#search();
    const suffixes = this.#set.styles.map(({ suffix }) => suffix);
    const found = componentNamed(this.#all, selected, suffixes);
    if (found !== null) this.#dialog.show(found.icon, found.style);
    else if (dialog.open) dialog.close();
  }

  #search(): void {
    const query = this.#parts.input.value.trim();
    const asked = `${String(this.#style)} ${query}`;
    if (asked === this.#shown) return;
    this.#shown = asked;
    const { icons, nearest } = searchIcons(this.#all, query, this.#style);
    this.#grid.show(icons);
    const result = { count: icons.length, query, nearest };
    this.#parts.status.textContent = resultText(this.#set.messages, result);
  }

  #setAddress(asked: Partial<IconAddress>): void {
    history.replaceState(history.state, "", addressWith(asked));
  }
}

function addressWith(asked: Partial<IconAddress>): string {
  return location.pathname + writeAddress(location.search, asked) + location.hash;
}

/** The elements of `IconSet` that its search uses. */
type SearchParts = ReturnType<typeof partsOf>;

function partsOf(root: HTMLElement) {
  const part = (selector: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`The icon set has no ${selector}.`);
    return found;
  };
  return {
    input: part("[name=query]") as HTMLInputElement,
    status: part(`[${iconStatus}]`),
    radios: [...root.querySelectorAll<HTMLInputElement>("[name=icon-style]")],
    box: part(`[${iconBox}]`),
    dialog: part("dialog") as HTMLDialogElement,
  };
}

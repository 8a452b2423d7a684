import { noteOf, announce } from "../ui/announce.client";
import { type IconAddress, readAddress, styleAt, writeAddress } from "./iconAddress";
import { createDialog, type IconDialog } from "./fillIconDialog.client";
import { createIconFiles, type IconFiles, filesIn, type LoadFile } from "./iconFiles.client";
import { IconGrid } from "./iconGrid.client";
import { componentNamed, type Named, type Names, readNames } from "./iconNames";
import { searchIcons } from "./searchIcons";
import type { PendingAction, IconSetData } from "./iconSetData";
import { resultText } from "./iconMessages";

/**
 * Loads the names and shows what the address and the field ask for, now and from now on; `early`
 * answers with what was asked for meanwhile.
 */
export async function startIconSearch(
  root: HTMLElement,
  set: IconSetData,
  early: () => PendingAction = () => ({}),
): Promise<void> {
  const parts = partsOf(root);
  const load = filesIn(set.data);
  const names = await namesOf(load, parts, set);
  const search = new IconSearch(set, parts, names, createIconFiles(load, set.styles, names.shard));
  search.start();
  search.fulfil(early());
}

/** The names; while they cannot be loaded that is said, and typing tries again. */
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

/** Keeps the field, the styles, the grid, the dialog and the address of one accord. */
class IconSearch {
  private readonly all: readonly Named[];
  private readonly grid: IconGrid;
  private readonly dialog: IconDialog;
  /** The icons that the grid shows, so that they are not shown again. */
  private shown = "";

  constructor(
    private readonly set: IconSetData,
    private readonly parts: SearchParts,
    names: Names,
    iconFiles: IconFiles,
  ) {
    this.all = readNames(names);
    this.dialog = createDialog({
      dialog: parts.dialog,
      styles: set.styles,
      icons: iconFiles,
      messages: set.messages,
      restyle: (selected) => {
        this.go({ selected });
      },
    });
    this.grid = new IconGrid({
      box: parts.box,
      label: set.label,
      viewBox: set.viewBox,
      markupOf: (icon) => iconFiles.now(icon, this.style),
      request: async (icons) => {
        await Promise.all(icons.map((icon) => iconFiles.load(icon, this.style)));
      },
      open: (icon) => this.open(icon),
    });
  }

  start(): void {
    const { input, radios, dialog } = this.parts;
    const typed = input.value;
    const picked = this.style;
    this.follow();
    const asked = readAddress(location.search);
    const isTyped = typed !== "" && asked.query === "";
    const isPicked = picked !== this.style && asked.theme === "";
    if (isTyped) input.value = typed;
    if (isPicked && radios[picked] !== undefined) radios[picked].checked = true;
    if (isTyped || isPicked) this.changed();
    addEventListener("popstate", () => this.follow());
    dialog.addEventListener("close", () => this.closed());
    for (const field of [input, ...radios]) {
      field.addEventListener("input", () => this.changed());
    }
    input.addEventListener("keydown", (event) => this.press(event));
  }

  /** Does what was asked for before there was a grid. */
  fulfil({ icon, enters = false }: PendingAction): void {
    if (icon !== undefined) this.grid.press(icon);
    else if (enters) this.grid.focus();
  }

  /** Place of the style that is picked. */
  private get style(): number {
    const picked = this.parts.radios.findIndex(({ checked }) => checked);
    return Math.max(picked, 0);
  }

  private open(icon: Named): void {
    const selected = icon.name + (this.set.styles[this.style]?.suffix ?? "");
    history.pushState({ iconDialog: true }, "", addressWith({ selected }));
    this.dialog.show(icon, this.style);
  }

  /** The page without the dialog is one step back; a shared address has no such step. */
  private closed(): void {
    if (readAddress(location.search).selected === "") return;
    const state = history.state as { iconDialog?: boolean } | null;
    if (state?.iconDialog === true) history.back();
    else this.go({ selected: "" });
  }

  private changed(): void {
    this.search();
    const theme = this.style === 0 ? "" : (this.set.styles[this.style]?.id ?? "");
    this.go({ query: this.parts.input.value.trim(), theme });
  }

  private press(event: KeyboardEvent): void {
    const { input } = this.parts;
    if (event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      this.grid.focus();
    } else if (event.key === "Escape" && input.value !== "") {
      event.preventDefault();
      input.value = "";
      this.changed();
    }
  }

  /** Shows what the address asks for. */
  private follow(): void {
    const { input, radios, dialog } = this.parts;
    const asked = readAddress(location.search);
    input.value = asked.query;
    const radio = radios[styleAt(this.set.styles, asked.theme)];
    if (radio !== undefined) radio.checked = true;
    this.search();
    const suffixes = this.set.styles.map(({ suffix }) => suffix);
    const selected = componentNamed(this.all, asked.selected, suffixes);
    if (selected !== null) this.dialog.show(selected.icon, selected.style);
    else if (dialog.open) dialog.close();
  }

  private search(): void {
    const query = this.parts.input.value.trim();
    const asked = `${String(this.style)} ${query}`;
    if (asked === this.shown) return;
    this.shown = asked;
    const { icons, nearest } = searchIcons(this.all, query, this.style);
    this.grid.show(icons);
    const text = resultText(this.set.messages, { count: icons.length, query, nearest });
    this.parts.status.textContent = text;
  }

  private go(asked: Partial<IconAddress>): void {
    history.replaceState(history.state, "", addressWith(asked));
  }
}

function addressWith(asked: Partial<IconAddress>): string {
  return location.pathname + writeAddress(location.search, asked) + location.hash;
}

/** The elements of an icon set that its search works with. */
interface SearchParts {
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly radios: readonly HTMLInputElement[];
  readonly box: HTMLElement;
  readonly dialog: HTMLDialogElement;
}

/** Finds what `IconSet` has drawn. */
function partsOf(root: HTMLElement): SearchParts {
  const part = (selector: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`The icon set has no ${selector}.`);
    return found;
  };
  return {
    input: part("[name=query]") as HTMLInputElement,
    status: part("[data-icons-status]"),
    radios: [...root.querySelectorAll<HTMLInputElement>("[name=icon-style]")],
    box: part("[data-icons-box]"),
    dialog: part("dialog") as HTMLDialogElement,
  };
}

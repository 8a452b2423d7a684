import { element } from "../ui/element.client";
import type { RenderedGroup } from "./results.client";

const prefix = "search-option";

/** A list of options that stays with the input: the input has the focus, one option is active. */
export class Listbox {
  #options: readonly HTMLElement[] = [];
  #active = -1;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  /** Settles when the first option may be opened without having been chosen. */
  readonly #sure: () => Promise<void>;

  constructor(input: HTMLInputElement, list: HTMLElement, sure: () => Promise<void>) {
    this.#input = input;
    this.#list = list;
    this.#sure = sure;
    input.addEventListener("keydown", (event) => this.#followKey(event));
    list.addEventListener("pointermove", ({ target }) => {
      const option =
        target instanceof Element ? target.closest<HTMLElement>("[role=option]") : null;
      if (option !== null) this.#activate(this.#options.indexOf(option), false);
    });
    // A press must not take the focus from the input.
    list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  /** Shows groups; the option that was active stays so where it is still there. */
  place(groups: readonly RenderedGroup[]): void {
    const before = this.#options[this.#active];
    this.#options = groups.flatMap(({ rows }) => rows);
    for (const [at, option] of this.#options.entries()) {
      option.id = `${prefix}-${String(at)}`;
      option.role = "option";
      option.tabIndex = -1;
    }
    this.#list.replaceChildren(...groups.map(renderGroup));
    this.#input.ariaExpanded = String(this.#options.length > 0);
    const same = before === undefined || this.#active === 0 ? 0 : this.#find(before);
    // To scroll has the browser lay out all rows at once: where none was chosen they are in view.
    this.#activate(Math.max(same, 0), this.#active > 0);
  }

  #find(before: HTMLElement): number {
    const href = before.getAttribute("href");
    return this.#options.findIndex((option) => option.getAttribute("href") === href);
  }

  #followKey(event: KeyboardEvent): void {
    const count = this.#options.length;
    if (event.isComposing || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") {
      event.preventDefault();
      void this.#enter(event.ctrlKey || event.metaKey);
    } else if (step !== undefined && count > 0) {
      event.preventDefault();
      this.#activate((this.#active + step + count) % count, true);
    }
  }

  /** Opens what is active. A reader who types fast and presses Enter means the best, not the first to come. */
  async #enter(inNewTab: boolean): Promise<void> {
    const asked = this.#input.value;
    if (this.#active <= 0) await this.#sure();
    if (this.#input.value === asked && document.activeElement === this.#input) this.#open(inNewTab);
  }

  #open(inNewTab: boolean): void {
    const option = this.#options[this.#active];
    if (option instanceof HTMLAnchorElement && inNewTab) window.open(option.href);
    else option?.click();
  }

  #activate(at: number, scroll: boolean): void {
    this.#active = at;
    for (const [row, option] of this.#options.entries()) option.ariaSelected = String(row === at);
    const option = this.#options[at];
    if (option === undefined) {
      this.#input.removeAttribute("aria-activedescendant");
      return;
    }
    this.#input.setAttribute("aria-activedescendant", option.id);
    if (scroll) option.scrollIntoView({ block: "nearest" });
  }
}

function renderGroup({ label, rows }: RenderedGroup, at: number): HTMLElement {
  const id = `search-group-${String(at)}`;
  const heading = element("div", { class: "s-found-heading", id, role: "presentation" }, label);
  return element("div", { role: "group", "aria-labelledby": id }, heading, ...rows);
}

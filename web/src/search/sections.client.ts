import { yieldToBrowser } from "../browser/yielding.client";
import { element } from "../ui/element.client";
import type { RenderedGroup } from "./results.client";

/** A list of sections with results, each made in a task of its own: a phone draws 200 rows slowly. */
export class Sections {
  #placed: readonly RenderedGroup[] = [];
  readonly #list: HTMLElement;

  constructor(list: HTMLElement) {
    this.#list = list;
  }

  /** Shows groups, the first at once. What is shown of the last ones stays where it is the same. */
  async place(groups: readonly RenderedGroup[]): Promise<void> {
    const same = groups.findIndex((group, at) => group !== this.#placed[at]);
    const kept = same < 0 ? groups.length : same;
    while (this.#list.children.length > kept + 1) this.#list.lastElementChild?.remove();
    const first = this.#list.children[kept];
    if (first !== undefined && !grow(first, groups[kept])) first.remove();
    this.#placed = groups;
    for (let at = this.#list.children.length; at < groups.length; at++) {
      if (at > 0) await yieldToBrowser();
      const group = groups[at];
      if (this.#placed !== groups || group === undefined) return;
      this.#list.append(renderSection(group));
    }
  }
}

/** Adds the rows that a section lacks. Answers false where it shows others than those that come first. */
function grow(section: Element, group: RenderedGroup | undefined): boolean {
  const [heading, list] = section.children;
  if (group === undefined || heading?.textContent !== group.label) return false;
  const shown = Array.from(section.querySelectorAll("li"), (item) => item.firstElementChild);
  if (!shown.every((row, at) => group.rows[at]?.isEqualNode(row) === true)) return false;
  list?.append(...group.rows.slice(shown.length).map(renderItem));
  return true;
}

function renderItem(row: HTMLElement): HTMLElement {
  return element("li", {}, row);
}

function renderSection({ label, rows }: RenderedGroup): HTMLElement {
  const heading = element("h2", { class: "s-found-heading" }, label);
  return element("section", {}, heading, element("ul", {}, ...rows.map(renderItem)));
}

import type { Direction } from "../../settings/preferences.client";
import { pageDirection } from "./pageDirection";
import { setStageDirections } from "../../settings/stages.client";
import { criticalLink, rtlLink, use } from "./mirroredStyles.client";
import { announceDirectionChange } from "./beforeDirectionChange.client";

/** Turns what is prerendered on a page. */
export interface Mirror {
  /** Resolves when all that a direction needs is there, or cannot be had. */
  readonly prepare: (direction: Direction) => Promise<void>;
  /** Turns what is dehydrated to the direction of the page: at once what is prepared, then the rest. */
  readonly follow: () => Promise<void>;
}

/** Markup by the prefix of its island. */
type Markup = Readonly<Record<string, string>>;

/** Has not been given life yet, and never will be where it is no island. */
const dehydrated = "[data-drawn]:not([data-island='loading'], [data-island='live'])";

export function createMirror(document: Document): Mirror {
  const styles = mirrorStyles(document);
  const markup = mirrorMarkup(document);
  const fetchAll = async (direction: Direction) => {
    if (direction === "rtl") await Promise.all([styles.prepare(), markup.prepare()]);
  };
  const turn = () => {
    styles.turn(pageDirection());
    markup.turn(pageDirection());
  };
  return {
    async prepare(direction) {
      await Promise.all([fetchAll(direction), announceDirectionChange(direction)]);
    },
    async follow() {
      // Before the page is painted in its new direction.
      turn();
      await fetchAll(pageDirection());
      turn();
    },
  };
}

function mirrorStyles(document: Document) {
  const link = criticalLink(document);
  let mirrored: HTMLLinkElement | null = null;
  return {
    async prepare() {
      if (link === null) return;
      const wanted = rtlLink(link);
      if (wanted.sheet === null && !(await isLoaded(wanted))) {
        wanted.remove();
        return;
      }
      mirrored = wanted;
    },
    turn(direction: Direction) {
      if (link === null || mirrored === null) return;
      use(link, direction === "ltr");
      use(mirrored, direction === "rtl");
    },
  };
}

function isLoaded(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener("load", () => {
      resolve(true);
    });
    link.addEventListener("error", () => {
      resolve(false);
    });
  });
}

function mirrorMarkup(document: Document) {
  const address = document.documentElement.dataset["rtlMarkup"];
  const first = new WeakMap<Element, string>();
  let markup: Markup | null = null;
  const htmlOf = (island: HTMLElement, direction: Direction) =>
    direction === "rtl" ? markup?.[island.dataset["prefix"] ?? ""] : first.get(island);
  return {
    async prepare() {
      if (address !== undefined) markup ??= await fetchMarkup(address);
    },
    turn(direction: Direction) {
      for (const island of document.querySelectorAll<HTMLElement>(dehydrated)) {
        const html = htmlOf(island, direction);
        if (html === undefined || island.dataset["drawn"] === direction) continue;
        if (!first.has(island)) first.set(island, island.innerHTML);
        island.innerHTML = html;
        setStageDirections(island);
        island.dataset["drawn"] = direction;
      }
    },
  };
}

/** Nothing without a network: what is dehydrated stays hidden then, until it is live. */
async function fetchMarkup(address: string): Promise<Markup | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Markup) : null;
  } catch {
    // No network, or one that answers for another.
    return null;
  }
}

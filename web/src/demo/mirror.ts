import type { Direction } from "../state/direction";
import { criticalLink, rtlLink, use } from "./mirroredStyles";

/** Turns what is prerendered on a page. */
export interface Mirror {
  /** Loads what a direction needs; resolves when it is there or cannot be had. */
  prepare(direction: Direction): Promise<void>;
  /** Shows what was prepared, at once. */
  turn(direction: Direction): void;
}

/** Markup by the prefix of its island. */
type Markup = Readonly<Record<string, string>>;

/** Has not been given life yet, and never will be where it is no island. */
const asleep = "[data-drawn]:not([data-island='loading'], [data-island='live'])";

export function createMirror(document: Document): Mirror {
  const styles = mirrorStyles(document);
  const markup = mirrorMarkup(document);
  return {
    async prepare(direction) {
      if (direction === "rtl") await Promise.all([styles.prepare(), markup.prepare()]);
    },
    turn(direction) {
      styles.turn(direction);
      markup.turn(direction);
    },
  };
}

function mirrorStyles(document: Document) {
  const link = criticalLink(document);
  let twin: HTMLLinkElement | null = null;
  return {
    async prepare() {
      if (link === null) return;
      const wanted = rtlLink(link, { media: "not all" });
      if (wanted.sheet === null && !(await isLoaded(wanted))) {
        wanted.remove();
        return;
      }
      twin = wanted;
    },
    turn(direction: Direction) {
      if (link === null || twin === null) return;
      use(link, direction === "ltr");
      use(twin, direction === "rtl");
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
      for (const island of document.querySelectorAll<HTMLElement>(asleep)) {
        const html = htmlOf(island, direction);
        if (html === undefined || island.dataset["drawn"] === direction) continue;
        if (!first.has(island)) first.set(island, island.innerHTML);
        island.innerHTML = html;
        island.dataset["drawn"] = direction;
      }
    },
  };
}

/** Nothing without a network: what is asleep stays hidden then, until it is live. */
async function fetchMarkup(address: string): Promise<Markup | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok === true ? ((await answer.json()) as Markup) : null;
}

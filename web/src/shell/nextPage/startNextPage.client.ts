import type { Chunk } from "../../browser/chunk.client";
import { inDevelopment } from "../../browser/inDevelopment.client";
import { mouseLink } from "../markup";

/** The exports of the chunk that fetches pages. */
export interface Prefetcher {
  readonly startPrefetching: (root: Document, first: Event) => void;
}

interface Connected {
  /** The browser's hint for readers who pay for what they load. */
  readonly connection?: { readonly saveData?: boolean };
}

/** Where a pointer, a finger or the keyboard may be about to follow a link. */
const hints = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Has the next page fetched before it is asked for, in browsers that do not follow the rules that
 * come with every page and draw it beforehand. Loads what does it at the first sign of a use.
 */
export function startNextPage(root: Document, prefetcher: Chunk<Prefetcher>): void {
  if (inDevelopment(root) || savesData(navigator)) return;
  if (canPrerender()) {
    markLinks(root);
    return;
  }
  const begin = (event: Event) => {
    for (const hint of hints) root.removeEventListener(hint, begin);
    // Without it the next page comes as it always did.
    void prefetcher.inBackground(({ startPrefetching }) => {
      startPrefetching(root, event);
    });
  };
  for (const hint of hints) root.addEventListener(hint, begin, { passive: true });
}

/**
 * The rules have pages drawn sooner for links that a mouse is over: without one, being eager means all
 * links in view. Each link by itself: a mark on the document had the styles of all links computed again,
 * before a page that was drawn beforehand could be painted.
 */
function markLinks(root: Document): void {
  root.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse" || !(target instanceof Element)) return;
    target.closest("a")?.setAttribute(mouseLink, "");
  });
}

function canPrerender(): boolean {
  return HTMLScriptElement.supports("speculationrules");
}

/** Tells whether a reader's browser asks for as little as can be. */
export function savesData(browser: object): boolean {
  return (browser as Connected).connection?.saveData === true;
}

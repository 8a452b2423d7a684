/** What the chunk that fetches pages exports. */
export interface Prefetcher {
  readonly startPrefetching: (root: Document, first: Event) => void;
}

interface Connected {
  /** What browsers tell of readers who pay for what they load. */
  readonly connection?: { readonly saveData?: boolean };
}

/** Where a pointer, a finger or the keyboard may be about to follow a link. */
const hints = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Has the next page fetched before it is asked for, in browsers that do not follow the rules that
 * come with every page and draw it beforehand. Loads what does it at the first sign of a use.
 */
export function startNextPage(root: Document, load: () => Promise<Prefetcher>): void {
  if (savesData(navigator)) return;
  if (drawsBeforehand()) {
    markLinks(root);
    return;
  }
  const begin = (event: Event) => {
    for (const hint of hints) root.removeEventListener(hint, begin);
    // Without it the next page comes as it always did.
    load().then(({ startPrefetching }) => {
      startPrefetching(root, event);
    }, reportError);
  };
  for (const hint of hints) root.addEventListener(hint, begin, { passive: true });
}

/** How long a mouse rests on a link that is meant, in ms: one that sweeps over it stays less. */
export const rest = 40;

/** As many links are marked at once: browsers keep a page in memory for each. */
export const mostMarked = 2;

/**
 * The rules have a page drawn at once for a link that is marked, which is one that a mouse has come to rest
 * on. Browsers themselves look at what a mouse is over once in 200 ms. Each link by itself: a mark on the
 * document had the styles of all links computed anew, before a page that was drawn beforehand could be painted.
 */
function markLinks(root: Document): void {
  const marked: Element[] = [];
  let under: Element | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const mark = (link: Element) => {
    if (link.hasAttribute("data-mouse")) return;
    link.setAttribute("data-mouse", "");
    marked.push(link);
    if (marked.length > mostMarked) marked.shift()?.removeAttribute("data-mouse");
  };
  root.addEventListener("pointerover", ({ target, pointerType }) => {
    const isMouse = pointerType === "mouse" && target instanceof Element;
    const link = isMouse ? target.closest("a") : null;
    if (link === under) return;
    under = link;
    clearTimeout(resting);
    if (link !== null) resting = setTimeout(mark, rest, link);
  });
}

function drawsBeforehand(): boolean {
  return HTMLScriptElement.supports("speculationrules");
}

/** Tells whether a reader's browser asks for as little as can be. */
export function savesData(browser: object): boolean {
  return (browser as Connected).connection?.saveData === true;
}

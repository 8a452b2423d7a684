import type { Chunk } from "../browser/chunk.client";
import { isSingleKey } from "../settings/startShortcuts.client";
import { searchLink } from "../browser/markup";
import { searchQuery } from "./markup";

/** The exports of the chunk with the dialog. */
export interface SearchDialog {
  /** Opens it over the page; `typed` ends the waiting, and answers with what was typed meanwhile. */
  readonly openSearch: (link: HTMLAnchorElement, typed: () => string) => Promise<void>;
  readonly prepareSearch: () => void;
}

/**
 * Opens the search from its link and by keyboard. If the dialog cannot be loaded, the link leads to the
 * page that searches.
 */
export function startSearch(root: Document, search: Chunk<SearchDialog>): void {
  const link = root.querySelector<HTMLAnchorElement>(`[${searchLink}]`);
  if (link === null) return;
  // Loaded again while the search was open: going back once would lead to this very page.
  if (isOfSearch(history.state)) history.back();
  let opening = false;
  const open = async (event: Event, asked = ""): Promise<void> => {
    event.preventDefault();
    if (opening) return;
    opening = true;
    const stop = queueKeys(root);
    try {
      const { openSearch } = await search.load();
      await openSearch(link, () => asked + stop());
    } catch (error) {
      reportError(error);
      location.assign(addressOf(link.href, asked + stop()));
    } finally {
      opening = false;
    }
  };
  const prepare = () => {
    search.prepare(({ prepareSearch }) => {
      prepareSearch();
    });
  };
  for (const one of [link, ...root.querySelectorAll<HTMLAnchorElement>(`[${searchQuery}]`)]) {
    one.addEventListener("pointerenter", prepare, { once: true, passive: true });
    one.addEventListener("focus", prepare, { once: true });
    one.addEventListener("click", (event) => {
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!elsewhere) void open(event, one.getAttribute(searchQuery) ?? "");
    });
  }
  root.addEventListener("keydown", (event) => {
    if (isShortcut(event)) void open(event);
  });
  // Going forward leads to where the search was open.
  addEventListener("popstate", (event) => {
    if (isOfSearch(event.state)) void open(event);
  });
}

/**
 * Keeps keys from the page, which has a meaning for some; answers with the text when it is ended,
 * in which Enter is a line break. Escape gives the keys back to readers who do not want to wait.
 */
function queueKeys(root: Document): () => string {
  let text = "";
  const end = () => {
    root.removeEventListener("keydown", keep, { capture: true });
    return text;
  };
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Backspace") text = text.slice(0, -1);
    else if (event.key === "Enter" && text !== "") text += "\n";
    else if (event.key === "Escape") {
      text = "";
      end();
    } else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener("keydown", keep, { capture: true });
  return end;
}

/** Whether an entry of the history is that of the open dialog. */
export function isOfSearch(state: unknown): boolean {
  return typeof state === "object" && state !== null && "search" in state;
}

function addressOf(page: string, text: string): string {
  return text === "" ? page : `${page}?q=${encodeURIComponent(text.trim())}`;
}

/** Whether a key asks for the search; a slash does where single keys are shortcuts. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, defaultPrevented, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (key === "/") return isSingleKey(event);
  const one = (ctrlKey || metaKey) && !altKey && !shiftKey;
  return !defaultPrevented && one && key.toLowerCase() === "k";
}

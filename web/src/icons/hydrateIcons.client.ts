import { chunk, orRetry } from "../browser/chunk.client";
import type { IslandOptions } from "../islands/island.client";
import { announce } from "../ui/announce.client";
import { noteLine } from "../ui/markup";
import { readAddress } from "./iconAddress";
import type { PendingAction, IconSetData } from "./iconSetData";
import { iconName, iconSet } from "./markup";

const search = chunk(() => import("./startIconSearch.client"));
const signs = ["pointerover", "pointerdown", "click", "focusin", "keydown", "wheel", "touchstart"];

/** Prepares an icon set; its search is loaded when a reader first touches it, or an address asks. */
export function hydrate(element: HTMLElement, { props }: IslandOptions): Promise<void> {
  const root = element.closest<HTMLElement>(`[${iconSet}]`) ?? element;
  const early = recordPendingAction(root);
  const start = async () => {
    const { startIconSearch } = await search.load();
    await startIconSearch(root, props as unknown as IconSetData, early);
  };
  if (isAsked(root)) return start();
  whenTouched(root, () => {
    void orRetry(start, (failure) => {
      announce(root.querySelector(`[${noteLine}]`), failure);
    });
  });
  return Promise.resolve();
}

/** Whether the address, the field or a style asks for icons, or the field has the focus. */
function isAsked(root: HTMLElement): boolean {
  const field = root.querySelector("input");
  const styles = [...root.querySelectorAll<HTMLInputElement>("[type=radio]")];
  if (styles.some(({ checked, defaultChecked }) => checked !== defaultChecked)) return true;
  const typed = field?.value ?? "";
  const { query, theme, selected } = readAddress(location.search);
  const asked = [typed, query, theme, selected];
  return asked.some((value) => value !== "") || field === document.activeElement;
}

function whenTouched(root: HTMLElement, act: () => void): void {
  const listening = new AbortController();
  const once = () => {
    listening.abort();
    act();
  };
  for (const sign of signs) {
    root.addEventListener(sign, once, { signal: listening.signal, passive: true });
  }
}

/** Records what a reader does before the search is loaded; the result ends that, and returns it. */
function recordPendingAction(root: HTMLElement): () => PendingAction {
  const listening = new AbortController();
  let wish: PendingAction = {};
  const { signal } = listening;
  const listen = (type: "click" | "keydown", act: (event: Event) => void) => {
    root.addEventListener(type, act, { signal });
  };
  listen("click", ({ target }) => {
    const icon = (target as Element).closest(`[${iconName}]`);
    if (icon !== null) wish = { icon: icon.getAttribute(iconName) ?? undefined };
  });
  listen("keydown", (event) => {
    const { key, target } = event as KeyboardEvent;
    if (!(target as Element).matches("[name=query]")) return;
    // As the field does when it has a grid to lead to.
    if (key === "ArrowDown" || key === "Enter") {
      event.preventDefault();
      wish = { enters: true };
    } else wish = {};
  });
  return () => {
    listening.abort();
    return wish;
  };
}

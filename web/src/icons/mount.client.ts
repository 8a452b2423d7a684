import type { IslandOptions } from "../islands/island.client";
import { readAddress } from "./address";
import type { IconSetData } from "./set";

const signs = ["pointerover", "pointerdown", "focusin", "wheel", "touchstart"];

/** Wakes an icon set; everything else comes at the first sign that somebody looks for an icon. */
export function hydrate(element: HTMLElement, { props }: IslandOptions): Promise<void> {
  const root = element.closest<HTMLElement>("[data-icons]") ?? element;
  const start = async () => {
    const { startSearch } = await import("./start.client");
    await startSearch(root, props as unknown as IconSetData);
  };
  if (isAsked(root)) return start();
  whenTouched(root, () => {
    start().catch(reportError);
  });
  return Promise.resolve();
}

/** Whether the address asks for icons, or the field already, or who reads is about to. */
function isAsked(root: HTMLElement): boolean {
  const typed = root.querySelector("input")?.value ?? "";
  const { query, theme, selected } = readAddress(location.search);
  const asked = [typed, query, theme, selected];
  return asked.some((value) => value !== "") || root.contains(document.activeElement);
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

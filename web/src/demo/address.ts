import type { Choice } from "../state/choice";
import { readDemoAddress } from "../state/demoAddress";
import { setCode } from "./folding";

/**
 * Opens the code of a demo that the address asks for, as the page is parsed.
 *
 * Its caption takes the address as its id: so the browser jumps there by itself, as to any other
 * place, before the first paint, and returns a reader who reloads to where he was.
 */
export function openAddressed(demo: HTMLElement): void {
  if (readDemoAddress(location.hash)?.demo !== demo.id) return;
  setCode(demo, true);
  demo.querySelector("figcaption")?.setAttribute("id", location.hash.slice(1));
}

/** Does the same when the address changes on the page that is open. */
export function followAddress(root: Document, choices: readonly Choice<string>[]): void {
  addEventListener("hashchange", () => {
    for (const choice of choices) choice.followAddress();
    const demo = demoOf(root, location.hash);
    if (demo === null) return;
    setCode(demo, true);
    demo.scrollIntoView();
  });
}

/** The demo of the page that a hash means, if any. */
function demoOf(root: Document, hash: string): HTMLElement | null {
  const name = readDemoAddress(hash)?.demo;
  const demos = root.querySelectorAll<HTMLElement>("[data-demo]");
  return [...demos].find((demo) => demo.id === name) ?? null;
}

import { codeStyling, codeVariant } from "../settings/preferences.client";
import {
  type DemoAddress,
  isApplied,
  readDemoAddress,
  replaceDemoAddress,
} from "../settings/demoAddress.client";
import { setCode } from "./folding.client";
import { demoFrame } from "../browser/markup";

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

/**
 * Makes the address of a demo's code say what is shown. It differs when a reader comes back to it
 * after another choice: that holds, as it does everywhere.
 */
export function settleAddress(): void {
  const asksForStyling = readDemoAddress(location.hash)?.styling != null;
  const styling = asksForStyling ? { styling: codeStyling.get() } : {};
  rewriteAddress(document, { variant: codeVariant.get(), ...styling });
}

/**
 * Opens the demo of an address that changes on an open page, and lets the address follow choices. On
 * the way back an address asks for its form again, unless the reader has chosen one since.
 */
export function followAddress(root: Document): void {
  let hasChosen = false;
  settleAddress();
  codeVariant.subscribe((variant) => {
    hasChosen = true;
    rewriteAddress(root, { variant });
  });
  codeStyling.subscribe((styling) => {
    hasChosen = true;
    rewriteAddress(root, { styling });
  });
  addEventListener("hashchange", () => {
    if (!isApplied() || !hasChosen) {
      codeVariant.followAddress();
      codeStyling.followAddress();
      hasChosen = false;
    }
    settleAddress();
    const demo = demoOf(root, location.hash);
    if (demo === null) return;
    setCode(demo, true);
    demo.scrollIntoView();
  });
}

/** The caption that bears the address as its id goes along with it. */
function rewriteAddress(
  root: Document,
  change: Partial<Pick<DemoAddress, "variant" | "styling">>,
): void {
  const target = root.getElementById(location.hash.slice(1));
  replaceDemoAddress(change);
  if (target?.matches(`[${demoFrame}] > figcaption`) === true) target.id = location.hash.slice(1);
}

/** The demo of the page that a hash means, if any. */
function demoOf(root: Document, hash: string): HTMLElement | null {
  const name = readDemoAddress(hash)?.demo;
  const demos = root.querySelectorAll<HTMLElement>(`[${demoFrame}]`);
  return [...demos].find((demo) => demo.id === name) ?? null;
}

import { stylings } from "./stylings";
import { idsLikeCode } from "./markup";

/** The language that it may be shown in. */
export type CodeVariant = "ts" | "js";

/** The demo and its form in the hash of an address such as `#css-Toolbar.js`. */
export interface DemoAddress {
  /** Name of the demo; a page may have none of this name. */
  readonly demo: string;
  readonly variant: CodeVariant;
  /** `null` leaves it as it is. */
  readonly styling: string | null;
  /** The text before the ending; a hash without it, such as `#css-introjs`, chooses all the same. */
  readonly dot: "." | "";
}

/** Key of the mark in the state of an entry in the history. */
const applied = "demoAddressApplied";

/** Only share links have an equals sign, whose packed code may end in anything. */
const pattern = new RegExp(`^#(?:(${stylings.join("|")})-)?([^=]*?)(\\.?)(js|tsx)$`);

/**
 * Reads a hash; `null` when it asks for no form of code. The id of a heading or a demo of the page,
 * such as `#using-next-js`, is the address of that: `<html>` lists those that could be mistaken.
 */
export function readDemoAddress(hash: string): DemoAddress | null {
  const [, styling, demo, dot, ending] = pattern.exec(hash) ?? [];
  const ids = document.documentElement.getAttribute(idsLikeCode)?.split(" ");
  if (demo === undefined || ids?.includes(hash.slice(1)) === true) return null;
  return {
    demo,
    variant: ending === "js" ? "js" : "ts",
    styling: styling ?? null,
    dot: dot as DemoAddress["dot"],
  };
}

/** The hash that `readDemoAddress` reads. */
export function writeDemoAddress({ demo, variant, styling, dot }: DemoAddress): string {
  return `#${styling === null ? "" : `${styling}-`}${demo}${dot}${variant === "js" ? "js" : "tsx"}`;
}

/**
 * Changes the address of a demo's code in place and marks its entry in the history as applied:
 * whatever else the entry holds stays. Any other address stays as it is.
 */
export function replaceDemoAddress(
  change: Partial<Pick<DemoAddress, "variant" | "styling">>,
): void {
  const address = readDemoAddress(location.hash);
  if (address === null) return;
  const state = { ...(history.state as object | null), [applied]: true };
  history.replaceState(state, "", writeDemoAddress({ ...address, ...change }));
}

/** Whether the choices that the address asks for were made when it was first visited. */
export function isApplied(): boolean {
  return (history.state as Readonly<Record<string, unknown>> | null)?.[applied] === true;
}

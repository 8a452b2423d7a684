/** What the code of a demo may be styled with. */
export type CodeStyling = "system" | "tailwind" | "css";

/** The language that it may be shown in. */
export type CodeVariant = "ts" | "js";

/** What the hash of an address such as `#css-Toolbar.js` asks for. */
export interface DemoAddress {
  /** Name of the demo; a page may have none of this name. */
  readonly demo: string;
  readonly variant: CodeVariant;
  /** `null` leaves it as it is. */
  readonly styling: CodeStyling | null;
}

/** Key of the mark in the state of an entry in the history. */
const applied = "demoAddressApplied";

/**
 * Such a hash ends as a file of code does, with the dot: ids of headings hold none, so that of
 * "Using Next.js", `#using-next-js`, is not taken for one.
 */
const pattern = /^#(?:(tailwind|css|system)-)?(.+)\.(js|tsx)$/;

/** Reads a hash; `null` when it means no demo's code, whatever else it may be. */
export function readDemoAddress(hash: string): DemoAddress | null {
  const [, styling, demo, ending] = pattern.exec(hash) ?? [];
  if (demo === undefined) return null;
  return {
    demo,
    variant: ending === "js" ? "js" : "ts",
    styling: (styling as CodeStyling | undefined) ?? null,
  };
}

/** The hash that `readDemoAddress` reads. */
export function writeDemoAddress({ demo, variant, styling }: DemoAddress): string {
  return `#${styling === null ? "" : `${styling}-`}${demo}.${variant === "js" ? "js" : "tsx"}`;
}

/**
 * Changes the address of a demo's code in place and marks its entry in the history as applied:
 * whatever else the entry holds stays. Any other address stays as it is.
 */
export function replaceDemoAddress(change: Partial<Omit<DemoAddress, "demo">>): void {
  const address = readDemoAddress(location.hash);
  if (address === null) return;
  const state = { ...(history.state as object | null), [applied]: true };
  history.replaceState(state, "", writeDemoAddress({ ...address, ...change }));
}

/** Whether the choices that the address asks for were made when it was first visited. */
export function isApplied(): boolean {
  return (history.state as Readonly<Record<string, unknown>> | null)?.[applied] === true;
}

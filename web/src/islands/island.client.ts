import { islandMark } from "./markup";

/** The options for hydrating an island. */
export interface IslandOptions {
  /** Prefix of generated ids; the same as when the markup was prerendered. */
  readonly prefix: string;
  /** Whether the element holds the prerendered markup, or is still empty. */
  readonly prerendered: boolean;
  /** Of the component. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** The exports of an island's script. */
export interface IslandModule {
  /** Resolves when the island is live. */
  hydrate(element: HTMLElement, options: IslandOptions): Promise<void>;
}

/** The state of an island, as `data-island` says; styles follow it. */
export type IslandState = "waiting" | "loading" | "live" | "failed";

export const islandSelector = `[${islandMark}]`;

export function islandState(element: HTMLElement): IslandState {
  return element.getAttribute(islandMark) as IslandState;
}

export function setIslandState(element: HTMLElement, state: IslandState): void {
  element.setAttribute(islandMark, state);
}

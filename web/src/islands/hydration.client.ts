import { chunk } from "../browser/chunk.client";
import { fetchFile } from "../browser/fetchFile.client";
import { yieldToBrowser } from "../browser/yielding.client";
import {
  type IslandModule,
  type IslandOptions,
  islandState,
  setIslandState,
} from "./island.client";
import { islandScript, islandImports } from "../browser/markup";
import { islandPrefix, islandProps, prerenderedMark } from "./markup";

/** Fetches the script of an island. */
export type LoadIsland = (script: string) => Promise<IslandModule>;

export const importIsland: LoadIsland = async (script) => {
  await fetchFile(script);
  return chunk(() => import(/* @vite-ignore */ script) as Promise<IslandModule>).load();
};

/** Makes an island live; resolves when it is, or when that has failed. */
export type Hydrate = (element: HTMLElement) => Promise<void>;

/** Returns a function that hydrates each island once, however often it is called while it does. */
export function createHydrate(load: LoadIsland): Hydrate {
  const underWay = new WeakMap<HTMLElement, Promise<void>>();
  const loadInTurn = createLoadInTurn(load);
  return (element) => {
    const known = underWay.get(element);
    if (known !== undefined && islandState(element) !== "failed") return known;
    const hydrating = hydrateOnce(element, loadInTurn);
    underWay.set(element, hydrating);
    return hydrating;
  };
}

/** When it fails the markup stays as it is: it still shows what the page is about. */
async function hydrateOnce(element: HTMLElement, loadInTurn: LoadInTurn): Promise<void> {
  const script = element.getAttribute(islandScript);
  if (script === null) return;
  setIslandState(element, "loading");
  try {
    fetchChunks(element);
    const island = await loadInTurn(element, script);
    await island.hydrate(element, islandOptions(element));
    setIslandState(element, "live");
    repeatFocus(element);
  } catch (error) {
    setIslandState(element, "failed");
    reportError(error);
  }
}

type LoadInTurn = (element: HTMLElement, script: string) => Promise<IslandModule>;

/**
 * Returns what runs the chunks that a script imports before it, each in a task of its own: all in one
 * would hold the page. Those that have run for another island are passed over.
 */
function createLoadInTurn(load: LoadIsland): LoadInTurn {
  const done = new Set<string>();
  return async (element, script) => {
    for (const chunk of chunksOf(element)) {
      if (done.has(chunk)) continue;
      await load(chunk);
      done.add(chunk);
      await yieldToBrowser();
    }
    return await load(script);
  };
}

/** A field that has the focus already gets no new event: the component hears of it as it would have. */
function repeatFocus(element: HTMLElement): void {
  const { activeElement } = element.ownerDocument;
  if (activeElement === null || !element.contains(activeElement)) return;
  activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** Asks for all chunks at once; else each would be found only in the one before. */
function fetchChunks(element: HTMLElement): void {
  for (const href of chunksOf(element)) fetchFile(href).catch(untilImported);
}

const untilImported = () => undefined;

function chunksOf(element: HTMLElement): readonly string[] {
  return (element.getAttribute(islandImports) ?? "").split(" ").filter((href) => href !== "");
}

function islandOptions(element: HTMLElement): IslandOptions {
  return {
    prefix: element.getAttribute(islandPrefix) ?? "",
    prerendered: element.hasAttribute(prerenderedMark),
    props: JSON.parse(element.getAttribute(islandProps) ?? "{}") as IslandOptions["props"],
  };
}

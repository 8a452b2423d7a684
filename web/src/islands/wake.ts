import { type IslandModule, type IslandOptions, islandState, setIslandState } from "./island";

/** Fetches the script of an island. */
export type LoadIsland = (script: string) => Promise<IslandModule>;

export const importIsland: LoadIsland = (script) =>
  import(/* @vite-ignore */ script) as Promise<IslandModule>;

/**
 * Loads the script of an island and makes it live. Does nothing when that is done or under way.
 *
 * When it fails the markup stays as it is: it still shows what the page is about.
 */
export async function wake(element: HTMLElement, load: LoadIsland): Promise<void> {
  const script = element.dataset["script"];
  const state = islandState(element);
  if (script === undefined || state === "loading" || state === "live") return;
  setIslandState(element, "loading");
  try {
    preloadChunks(element);
    const island = await load(script);
    await island.hydrate(element, islandOptions(element));
    setIslandState(element, "live");
  } catch (error) {
    setIslandState(element, "failed");
    reportError(error);
  }
}

/** Asks for all chunks at once; else each would be found only in the one before. */
function preloadChunks({ dataset, ownerDocument: { head } }: HTMLElement): void {
  for (const href of dataset["imports"]?.split(" ") ?? []) {
    if (href === "" || head.querySelector(`link[href="${href}"]`) !== null) continue;
    head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}

function islandOptions({ dataset }: HTMLElement): IslandOptions {
  return {
    prefix: dataset["prefix"] ?? "",
    prerendered: dataset["prerendered"] !== undefined,
    props: JSON.parse(dataset["props"] ?? "{}") as IslandOptions["props"],
  };
}

import { cacheNames } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import { StrategyHandler } from "workbox-strategies/StrategyHandler.js";
import { assets, data } from "./caches";
import { assetsFolder } from "./workerMessages";

/** Part of the addresses of files whose names do not change with their content. */
const revision = "__WB_REVISION__";

/**
 * Keeps what the worker before has kept from the start and this one will not: pages of the release
 * before may be open, and ask for its files by their own names. Workbox drops them when this worker
 * takes over, so they join the files that were read.
 */
export async function carryOver(event: ExtendableEvent): Promise<void> {
  const before = await caches.open(cacheNames.precache);
  for (const { url } of await before.keys()) {
    if (isOfThisRelease(url) || new URL(url).searchParams.has(revision)) continue;
    const response = await before.match(url);
    if (response !== undefined) await keep(event, new Request(url), response);
  }
}

function isOfThisRelease(url: string): boolean {
  return getCacheKeyForURL(url) !== undefined;
}

async function keep(event: ExtendableEvent, request: Request, response: Response): Promise<void> {
  const isAsset = new URL(request.url).pathname.startsWith(assetsFolder);
  const strategy = isAsset ? assets : data;
  const handler = new StrategyHandler(strategy, { event, request });
  try {
    await handler.cachePut(request, response);
    await handler.doneWaiting();
  } finally {
    handler.destroy(); // until then the event lasts
  }
}

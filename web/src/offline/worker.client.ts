import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { assets, data, pages } from "./caches";
import { carryOver } from "./carryOver.client";
import { fallback } from "./fallback.client";
import { assetsFolder, isKeep, isSkipWaiting, type Keep } from "./workerMessages";

declare const self: ServiceWorkerGlobalScope;

precacheAndRoute([...self.precached], {
  cleanURLs: false,
  directoryIndex: "",
  // A search is an address of its own, and none of the files looks at what is asked.
  ignoreURLParametersMatching: [/./],
});
cleanupOutdatedCaches();
clientsClaim();

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === "navigate", pages);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(assetsFolder), assets);
registerRoute(({ sameOrigin, url }) => sameOrigin && !url.pathname.startsWith("/_dev/"), data);

setCatchHandler(({ request }) =>
  request.destination === "document" ? fallback(request.url) : Promise.resolve(Response.error()),
);

self.addEventListener("install", (event) => {
  event.waitUntil(carryOver(event));
});

self.addEventListener("message", (event) => {
  if (isSkipWaiting(event.data)) void self.skipWaiting();
  if (isKeep(event.data)) event.waitUntil(keep(event, event.data));
});

/** Keeps what a page has loaded before the worker was there, or from the worker's first store. */
async function keep(event: ExtendableEvent, { page, assets: addresses }: Keep): Promise<void> {
  const kept = addresses.map((url) => assets.handle({ event, request: new Request(url) }));
  if (page !== null) kept.push(pages.handle({ event, request: new Request(page) }));
  await Promise.allSettled(kept);
}

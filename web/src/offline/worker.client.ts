import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { assets, data, pages, pagesCache } from "./caches";
import { carryOver } from "./carryOver.client";
import { keptPages, listPages } from "./keptPages.client";
import { assetsFolder, isKeep, isSkipWaiting, type Keep } from "./workerMessages";

declare const self: ServiceWorkerGlobalScope;

/** Address of the page for readers without a network. */
const offlinePath = `${import.meta.env.BASE_URL}offline.html`;

const unavailable = 503;

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
registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && !url.pathname.startsWith(`${import.meta.env.BASE_URL}_dev/`),
  data,
);

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

/** Answers for a page that can neither be fetched nor was kept. */
async function fallback(address: string): Promise<Response> {
  const cache = await caches.open(pagesCache);
  const { origin, pathname } = new URL(address);
  const withSlash = `${pathname}/`;
  // Redirects come from the server, this one as well.
  if (await cache.match(origin + withSlash)) return Response.redirect(withSlash);
  return offlinePage(cache);
}

/** The page that says what can be read without a network. */
async function offlinePage(cache: Cache): Promise<Response> {
  const page = await matchPrecache(offlinePath);
  if (page === undefined) return Response.error();
  const html = listPages(await page.text(), await keptPages(cache));
  return new Response(html, { status: unavailable, headers: page.headers });
}

import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

const day = 86_400;

/** A network that is slower than this is treated as none, if there is a kept page to show. */
const patience = 4;

export const pagesCache = "pages";

/** Nothing but what was really found: no error, no redirect to elsewhere. */
const onlyFound: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.status === 200 && !response.redirected ? response : null),
};

/** A page is one page, whatever is asked of it. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request.url)),
};

/** Pages as they are now; as they were, without a network. */
export const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: patience,
  plugins: [withoutQuery, onlyFound, bounded(100, 60)],
});

/** Kept as long as there is space: a page that is kept needs the files of its own release. */
export const assets = new CacheFirst({
  cacheName: "assets",
  plugins: [onlyFound, bounded(600, 60)],
});

/** All else: pictures, data of demos, parts of the search. */
export const data = new NetworkFirst({
  cacheName: "data",
  networkTimeoutSeconds: patience,
  plugins: [onlyFound, bounded(200, 60)],
});

function bounded(entries: number, days: number): WorkboxPlugin {
  // Its types are looser about what may be absent.
  return new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * day,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;
}

function pathOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

import { matchPrecache } from "workbox-precaching";
import { pagesCache } from "./caches";
import { keptPages, listPages } from "./keptPages.client";

/** Site path of the page for readers without a network. */
const offlinePath = "/offline.html";

const unavailable = 503;

/** Answers for a page that can neither be fetched nor was kept. */
export async function fallback(address: string): Promise<Response> {
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

import { isBelowBase } from "../../browser/basePath";

/** How long a pointer rests on a link that is meant, in ms; one that passes over it stays less. */
export const hoverDelay = 80;

/** At most as many pages on one page: a reader who looks around loads no whole site. */
export const maxPages = 12;

/**
 * Fetches a page, and the styles that it waits for, when a link to it is about to be followed;
 * `first` is the sign for which this was loaded.
 */
export function startPrefetching(root: Document, first: Event): void {
  const asked = new Set([pageOf(root.location)]);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const ask = (url: string) => {
    if (asked.size > maxPages) return;
    asked.add(url);
    // The click asks again for a page that cannot be loaded now, and reports the failure.
    fetchAll(root, url).catch(() => undefined);
  };
  const consider = ({ target }: Event, wait: number) => {
    clearTimeout(resting);
    const url = linked(target, root);
    if (url === null || asked.has(url)) return;
    resting = setTimeout(ask, wait, url);
  };
  consider(first, 0);
  root.addEventListener("pointerover", (event) => {
    consider(event, hoverDelay);
  });
  for (const now of ["touchstart", "focusin"]) {
    root.addEventListener(
      now,
      (event) => {
        consider(event, 0);
      },
      { passive: true },
    );
  }
}

/** The page that a link leads to, if it is one of this site and not this one. */
function linked(target: EventTarget | null, root: Document): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>("a[href]:not([download], [target])");
  if (link?.origin !== root.location.origin) return null;
  if (import.meta.env.BASE_URL !== "/" && !isBelowBase(link.pathname)) return null;
  return link.search === "" && link.pathname.endsWith("/") ? pageOf(link) : null;
}

function pageOf({ origin, pathname }: { origin: string; pathname: string }): string {
  return origin + pathname;
}

async function fetchAll(root: Document, url: string): Promise<void> {
  const answer = await fetch(url, { priority: "low" });
  const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : "", "text/html");
  const links = page.querySelectorAll("link[rel=stylesheet]");
  const hrefs = [...links].map((link) => new URL(link.getAttribute("href") ?? "", url));
  const known = new Set([...root.styleSheets].map(({ href }) => href));
  const wanted = hrefs.filter(
    ({ href, origin }) => origin === root.location.origin && !known.has(href),
  );
  await Promise.all(wanted.map((href) => fetch(href, { priority: "low" })));
}

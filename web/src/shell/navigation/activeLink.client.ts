import { navigationPart } from "../markup";

/** Brings the active link into view without moving the page. */
export function showActive(list: HTMLElement): void {
  const active = list.querySelector<HTMLElement>("[aria-current]");
  if (active === null) return;
  const box = list.getBoundingClientRect();
  const { top, bottom } = active.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) {
    list.scrollTop += top - box.top - (box.height - (bottom - top)) / 2;
  }
}

/**
 * Marks the link of the part that the address names, where several lead to parts of the page. An id
 * within a part begins with that of the part; an address that names none means the first.
 */
export function markPart(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>(`[${navigationPart}]`)];
  const named = links
    .filter(({ hash }) => hash !== "" && `${location.hash}-`.startsWith(`${hash}-`))
    .sort((one, other) => other.hash.length - one.hash.length);
  const active = named[0] ?? links[0];
  for (const link of links) {
    if (link === active) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** Keeps it marked while the reader goes on to other parts. */
export function followPart(list: HTMLElement): void {
  addEventListener("hashchange", () => {
    markPart(list);
    showActive(list);
  });
}

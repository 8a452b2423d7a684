/** The link to the styles of prerendered demos, where right-to-left pages have others. */
export function criticalLink(document: Document): HTMLLinkElement | null {
  return document.querySelector("link[data-rtl='']");
}

/**
 * Returns the link to the same styles from right to left, which it adds if there is none yet;
 * `attributes` are those of a new one.
 */
export function rtlLink(
  link: HTMLLinkElement,
  attributes: Readonly<Record<string, string>>,
): HTMLLinkElement {
  const next = link.nextElementSibling;
  if (next instanceof HTMLLinkElement && next.dataset["rtl"] === "on") return next;
  const twin = link.cloneNode() as HTMLLinkElement;
  twin.dataset["rtl"] = "on";
  twin.href = link.href.replace(/css$/, "rtl.css");
  for (const [name, value] of Object.entries(attributes)) twin.setAttribute(name, value);
  link.after(twin);
  return twin;
}

/** Puts a style sheet to use, or out of it; it stays loaded. */
export function use(link: HTMLLinkElement, used: boolean): void {
  link.media = used ? "all" : "not all";
}

/** Gives a page that is right-to-left from the beginning those styles before its first paint. */
export function mirrorFirstPaint(document: Document): void {
  const link = document.documentElement.dir === "rtl" ? criticalLink(document) : null;
  if (link === null) return;
  const twin = rtlLink(link, { blocking: "render" });
  use(link, false);
  twin.addEventListener("error", () => {
    use(link, true);
  });
}

/** The link to the styles of prerendered demos, where right-to-left pages have others. */
export function criticalLink(document: Document): HTMLLinkElement | null {
  return document.querySelector("link[data-rtl='']");
}

/** The link to the same styles from right to left, where it has been added. */
function addedLink(document: Document): HTMLLinkElement | null {
  return document.querySelector("link[data-rtl=on]");
}

function mirroredOf(link: HTMLLinkElement): HTMLLinkElement {
  const mirrored = link.cloneNode() as HTMLLinkElement;
  mirrored.dataset["rtl"] = "on";
  mirrored.href = link.href.replace(/css$/, "rtl.css");
  return mirrored;
}

/** Returns the link to the same styles from right to left; a new one is loaded and not used yet. */
export function rtlLink(link: HTMLLinkElement): HTMLLinkElement {
  const added = addedLink(link.ownerDocument);
  if (added !== null) return added;
  const mirrored = mirroredOf(link);
  use(mirrored, false);
  link.after(mirrored);
  return mirrored;
}

/** Puts a style sheet to use, or out of it; it stays loaded. */
export function use(link: HTMLLinkElement, used: boolean): void {
  link.media = used ? "all" : "not all";
}

/** Once a page is parsed nothing can be written into it any more: what comes late is added. */
function writer(document: Document): Write {
  return (html) => {
    if (document.readyState === "loading") document.write(html);
    else document.head.insertAdjacentHTML("beforeend", html);
  };
}

type Write = (html: string) => void;

/**
 * Gives a page that is right-to-left from the beginning those styles before its first paint.
 *
 * The parser has to meet the link itself: then every browser waits for it with the first paint and
 * with the scripts that follow, as it does for any style sheet in the head.
 */
export function mirrorFirstPaint(document: Document, write: Write = writer(document)): void {
  const link = document.documentElement.dir === "rtl" ? criticalLink(document) : null;
  if (link === null) return;
  write(mirroredOf(link).outerHTML);
  use(link, false);
  addedLink(document)?.addEventListener("error", () => {
    use(link, true);
  });
}

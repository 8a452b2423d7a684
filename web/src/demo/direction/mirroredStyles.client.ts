import { mirroredLink } from "../markup";

/** The link to the styles of prerendered demos, where right-to-left pages have others. */
function criticalLink(document: Document): HTMLLinkElement | null {
  return document.querySelector(`link[${mirroredLink}='']`);
}

function mirroredOf(link: HTMLLinkElement): HTMLLinkElement {
  const mirrored = link.cloneNode() as HTMLLinkElement;
  mirrored.setAttribute(mirroredLink, "on");
  mirrored.href = link.href.replace(/css$/, "rtl.css");
  return mirrored;
}

/** Puts a style sheet to use, or out of it; it stays loaded. */
function use(link: HTMLLinkElement, used: boolean): void {
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
 * Gives a right-to-left page the styles of that direction before its first paint.
 *
 * The parser has to meet the link itself: then every browser waits for it with the first paint and
 * with the scripts that follow, as it does for any style sheet in the head.
 */
export function mirrorFirstPaint(document: Document, write: Write = writer(document)): void {
  const link = document.documentElement.dir === "rtl" ? criticalLink(document) : null;
  if (link === null) return;
  write(mirroredOf(link).outerHTML);
  use(link, false);
  document.querySelector(`link[${mirroredLink}=on]`)?.addEventListener("error", () => {
    use(link, true);
  });
}

/** How far down the screen a heading counts as being read, as a part of its height. */
const readingLine = 0.3;

/** Marks the entry of the section that is being read. */
export function startContentsSpy(list: HTMLElement): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of list.querySelectorAll<HTMLAnchorElement>("a[href^='#']")) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading !== null) links.set(heading, link);
  }
  let waiting = false;
  const follow = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      mark(list, links);
    });
  };
  for (const change of ["scroll", "resize"]) addEventListener(change, follow, { passive: true });
  follow();
}

function mark(list: HTMLElement, links: ReadonlyMap<Element, HTMLAnchorElement>): void {
  const current = sectionBeingRead(links);
  for (const [heading, link] of links) {
    const marked = link.hasAttribute("aria-current");
    if (marked === (heading === current)) continue;
    if (marked) link.removeAttribute("aria-current");
    else {
      link.setAttribute("aria-current", "location");
      keepInView(list, link);
    }
  }
}

/**
 * The last heading above the reading line; before the first there is none.
 *
 * On the last screen the line sinks to its end, since the headings there cannot rise to where it
 * was. A heading that was jumped to counts before those below it as long as it is in view.
 */
function sectionBeingRead(links: ReadonlyMap<Element, HTMLAnchorElement>): Element | undefined {
  const below = document.documentElement.scrollHeight - innerHeight - scrollY;
  const line = Math.max(innerHeight * readingLine, innerHeight - below);
  const shown = [...links.keys()].filter((heading) => !heading.hasAttribute("hidden"));
  const passed = shown.filter((heading) => topOf(heading) <= line);
  const isTarget = (one: Element) => links.get(one)?.hash === location.hash;
  return passed.find((one) => isTarget(one) && topOf(one) >= 0) ?? passed.at(-1);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** Scrolls the column, never the page. */
function keepInView(list: HTMLElement, link: HTMLElement): void {
  const column = list.parentElement;
  if (column === null || column.scrollHeight <= column.clientHeight) return;
  const middle = link.offsetTop - column.clientHeight / 2;
  column.scrollTo({ top: middle });
}

/** The part of the screen in which a heading counts as being read: below the header, above this. */
const belowHeader = "-80px 0px -70% 0px";

/** Marks the entry of the section that is being read. */
export function startContentsSpy(list: HTMLElement): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of list.querySelectorAll<HTMLAnchorElement>("a[href^='#']")) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading !== null) links.set(heading, link);
  }
  const observer = new IntersectionObserver(
    () => {
      mark(list, links);
    },
    { rootMargin: belowHeader },
  );
  for (const heading of links.keys()) observer.observe(heading);
}

/** The last heading above the reading line is that of the section; before the first there is none. */
function mark(list: HTMLElement, links: ReadonlyMap<Element, HTMLAnchorElement>): void {
  const line = innerHeight * 0.3;
  const passed = [...links.keys()].filter((heading) => heading.getBoundingClientRect().top <= line);
  const current = passed.at(-1);
  for (const [heading, link] of links) {
    if (heading === current) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
  const link = current && links.get(current);
  if (link) keepInView(list, link);
}

/** Scrolls the column, never the page. */
function keepInView(list: HTMLElement, link: HTMLElement): void {
  const column = list.parentElement;
  if (column === null || column.scrollHeight <= column.clientHeight) return;
  const middle = link.offsetTop - column.clientHeight / 2;
  column.scrollTo({ top: middle });
}

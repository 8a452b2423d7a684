import { type KnownPage, nearestPages, wordsOf } from "./nearestPages";

const most = 5;

/** Lists the pages whose addresses are nearest to a path, and offers to search for its words. */
export function suggestPages(root: Document, path: string, pages: readonly KnownPage[]): void {
  const input = root.querySelector<HTMLInputElement>("[data-ask]");
  if (input !== null && input.value === "") input.value = wordsOf(path);
  const section = root.querySelector<HTMLElement>("[data-nearest]");
  const nearest = nearestPages(path, pages, most);
  section?.toggleAttribute("data-none", nearest.length === 0);
  section?.querySelector("ul")?.replaceChildren(...nearest.map((page) => item(root, page)));
}

function item(root: Document, [route, title]: KnownPage): HTMLElement {
  const link = root.createElement("a");
  const address = root.createElement("span");
  Object.assign(link, { href: route, textContent: title, className: "s-text-link" });
  Object.assign(address, { textContent: route, className: "nearest-address", dir: "ltr" });
  const line = root.createElement("li");
  line.append(link, " ", address);
  return line;
}

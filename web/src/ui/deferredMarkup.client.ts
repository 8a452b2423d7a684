/**
 * What most readers never open is deferred: it is in a `noscript`, so that browsers with scripts
 * take it for a text and make no elements of it, and those without show it.
 */
const deferred = "[data-deferred]";

/** The element of nested deferred markup: a `noscript` cannot be in another. */
const nested = "s-deferred";

/** Event on the parent of expanded markup, after the expansion. */
export const expandedEvent = "showfloor:expanded";

/**
 * Expands a `noscript`; in a document that was parsed without scripts it has elements already. One that
 * others refer to stays, for them.
 */
export function expand(noscript: HTMLElement): void {
  const holder = noscript.parentElement;
  if (noscript.firstElementChild !== null) {
    noscript.replaceWith(...noscript.childNodes);
    return;
  }
  const page = noscript.ownerDocument;
  const template = page.createElement("template");
  template.innerHTML = textOf(noscript);
  template.content.querySelectorAll<HTMLElement>(nested).forEach(toNoscript);
  noscript.before(template.content);
  if (noscript.id === "") noscript.remove();
  else delete noscript.dataset["deferred"];
  holder?.dispatchEvent(new CustomEvent(expandedEvent, { bubbles: true }));
}

/** Markup that several elements share is deferred once, at the first of them, which may be deferred itself. */
function textOf(bundle: HTMLElement): string {
  const page = bundle.ownerDocument;
  const { sameAs, within } = bundle.dataset;
  if (sameAs === undefined) return bundle.textContent;
  const isThere = page.getElementById(sameAs) !== null;
  if (!isThere)
    page.querySelectorAll<HTMLElement>(`[id="${within ?? ""}"] > ${deferred}`).forEach(expand);
  return (page.getElementById(sameAs) ?? bundle).textContent;
}

function toNoscript(part: HTMLElement): void {
  const bundle = part.ownerDocument.createElement("noscript");
  for (const { name, value } of part.attributes) bundle.setAttribute(name, value);
  bundle.textContent = part.innerHTML;
  part.replaceWith(bundle);
}

/** Expands all deferred markup in an element, at any depth; most elements hold none. */
export function expandAll(holder: ParentNode): void {
  expandMatching(holder, deferred);
}

function expandMatching(holder: ParentNode, selector: string): void {
  let bundles = holder.querySelectorAll<HTMLElement>(selector);
  while (bundles.length > 0) {
    bundles.forEach(expand);
    bundles = holder.querySelectorAll(selector);
  }
}

/** Elements with deferred content: readers have to scroll for them. */
export const offscreen = "[data-offscreen]";

/** Expands all offscreen markup, for scripts that look for something in it. */
export function expandOffscreen(root: ParentNode): void {
  expandMatching(root, `${offscreen} > ${deferred}`);
}

/** Deferred markup that shows by itself, or is found where it is folded. */
const searchable = `:is(${offscreen}, .api-more) > ${deferred}`;

/**
 * Expands what a group holds before it is seen open, whatever opens it. Browsers do not find or print what is
 * deferred: it is there before they ask what to look for, and for paper.
 */
export function startDeferredMarkup(root: Document): void {
  const expandSearchable = () => {
    expandMatching(root, searchable);
  };
  root.addEventListener("keydown", ({ key, ctrlKey, metaKey }) => {
    if (key === "F3" || (key === "f" && (ctrlKey || metaKey))) expandSearchable();
  });
  addEventListener("beforeprint", expandSearchable);

  const expandGroup = ({ target }: Event) => {
    const group = target instanceof Element ? target.closest("details") : null;
    if (group !== null) expandAll(group);
  };
  // At the click, as `toggle` comes when the open group may have been painted.
  for (const type of ["click", "toggle"]) {
    root.addEventListener(type, expandGroup, { capture: true });
  }
}

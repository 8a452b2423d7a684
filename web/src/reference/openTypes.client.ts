import { hashId } from "./hashId";
import { openedType } from "./markup";

/**
 * Opens a named type where its name is, instead of leading to the list of types.
 *
 * Without this, and with any key that opens a link elsewhere, the name is a link.
 */
export function startOpenTypes(root: Document): void {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || isModified(event)) return;
    const definition = definitionOf(root, link);
    if (definition === null) return;
    event.preventDefault();
    toggle(link, definition);
  });
}

function isModified({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/** The type that a link of a table leads to, if it is one of the page's. */
function definitionOf(root: Document, link: HTMLAnchorElement): Element | null {
  const place = link.closest(".api-table, .api-types");
  if (place === null || link.pathname !== location.pathname || link.hash === "") return null;
  const target = root.getElementById(hashId(link.hash));
  return target?.matches(".api-definition") === true ? target : null;
}

function toggle(link: HTMLAnchorElement, definition: Element): void {
  const line = lineOf(link);
  const opened = [...line.children].find((one) => one.getAttribute(openedType) === link.hash);
  if (opened === undefined) line.append(copyOf(definition, link.hash));
  else opened.remove();
  link.setAttribute("aria-expanded", String(opened === undefined));
}

/** The element in which a type opens: a parameter or member, the whole row, or a type of its own. */
function lineOf(link: Element): Element {
  return link.closest(".api-field") ?? link.closest(".api-call, .api-definition, .api-row") ?? link;
}

function copyOf(definition: Element, hash: string): Node {
  const copy = definition.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.setAttribute(openedType, hash);
  for (const link of copy.querySelectorAll("[aria-expanded]"))
    link.removeAttribute("aria-expanded");
  for (const opened of copy.querySelectorAll(`[${openedType}]`)) opened.remove();
  return copy;
}

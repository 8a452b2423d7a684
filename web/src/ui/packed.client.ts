/**
 * What most readers never open is packed: it stands in a `noscript`, so that browsers with scripts
 * take it for a text and make no elements of it, and those without show it.
 */
const packed = "[data-packed]";

/**
 * Unpacks one of them; in a document that was parsed without scripts it has elements already. One that
 * others refer to stays, for them.
 */
export function unpackBundle(bundle: HTMLElement): void {
  if (bundle.firstElementChild !== null) {
    bundle.replaceWith(...bundle.childNodes);
    return;
  }
  const page = bundle.ownerDocument;
  const template = page.createElement("template");
  template.innerHTML = (page.getElementById(bundle.dataset["as"] ?? "") ?? bundle).textContent;
  bundle.before(template.content);
  if (bundle.id === "") bundle.remove();
  else delete bundle.dataset["packed"];
}

/** Unpacks what stands in an element, at any depth; most hold nothing that is packed. */
export function unpack(holder: ParentNode): void {
  holder.querySelectorAll<HTMLElement>(packed).forEach(unpackBundle);
}

/** Unpacks what a group holds before it is seen open, whoever opens it. */
export function startPacked(root: Document): void {
  const unpackGroup = ({ target }: Event) => {
    const group = target instanceof Element ? target.closest("details") : null;
    if (group !== null) unpack(group);
  };
  // At the click, as `toggle` comes when the open group may have been painted.
  for (const type of ["click", "toggle"]) {
    root.addEventListener(type, unpackGroup, { capture: true });
  }
}

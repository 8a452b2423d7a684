/**
 * What most readers never open is packed: it stands in a `noscript`, so that browsers with scripts
 * take it for a text and make no elements of it, and those without show it.
 */
const packed = "[data-packed]";

/** What is packed inside of something packed: a `noscript` cannot stand in another. */
const inner = "s-packed";

/** Tells the parent of what was unpacked, which holds it now. */
export const unpacking = "showfloor:unpacked";

/**
 * Unpacks one of them; in a document that was parsed without scripts it has elements already. One that
 * others refer to stays, for them.
 */
export function unpackBundle(bundle: HTMLElement): void {
  const holder = bundle.parentElement;
  if (bundle.firstElementChild !== null) {
    bundle.replaceWith(...bundle.childNodes);
    return;
  }
  const page = bundle.ownerDocument;
  const template = page.createElement("template");
  template.innerHTML = textOf(bundle);
  template.content.querySelectorAll<HTMLElement>(inner).forEach(repack);
  bundle.before(template.content);
  if (bundle.id === "") bundle.remove();
  else delete bundle.dataset["packed"];
  holder?.dispatchEvent(new CustomEvent(unpacking, { bubbles: true }));
}

/** What others hold too is packed once, at the first of them, which may be packed itself. */
function textOf(bundle: HTMLElement): string {
  const page = bundle.ownerDocument;
  const { as, of } = bundle.dataset;
  if (as === undefined) return bundle.textContent;
  const isThere = page.getElementById(as) !== null;
  if (!isThere)
    page.querySelectorAll<HTMLElement>(`[id="${of ?? ""}"] > ${packed}`).forEach(unpackBundle);
  return (page.getElementById(as) ?? bundle).textContent;
}

function repack(part: HTMLElement): void {
  const bundle = part.ownerDocument.createElement("noscript");
  for (const { name, value } of part.attributes) bundle.setAttribute(name, value);
  bundle.textContent = part.innerHTML;
  part.replaceWith(bundle);
}

/** Unpacks what stands in an element, at any depth; most hold nothing that is packed. */
export function unpack(holder: ParentNode): void {
  unpackAll(holder, packed);
}

function unpackAll(holder: ParentNode, selector: string): void {
  let bundles = holder.querySelectorAll<HTMLElement>(selector);
  while (bundles.length > 0) {
    bundles.forEach(unpackBundle);
    bundles = holder.querySelectorAll(selector);
  }
}

/** Says of an element that what it holds is packed: readers have to scroll for it. */
export const distant = "[data-far]";

/** Unpacks all that is packed so, for who looks for something there. */
export function unpackDistant(root: ParentNode): void {
  unpackAll(root, `${distant} > ${packed}`);
}

/** What shows by itself, or is found where it is folded. */
const readable = `:is(${distant}, .api-more) > ${packed}`;

/**
 * Unpacks what a group holds before it is seen open, whoever opens it. Browsers do not find or print what is
 * packed: it is there before they ask what to look for, and for paper.
 */
export function startPacked(root: Document): void {
  const unpackReadable = () => {
    unpackAll(root, readable);
  };
  root.addEventListener("keydown", ({ key, ctrlKey, metaKey }) => {
    if (key === "F3" || (key === "f" && (ctrlKey || metaKey))) unpackReadable();
  });
  addEventListener("beforeprint", unpackReadable);

  const unpackGroup = ({ target }: Event) => {
    const group = target instanceof Element ? target.closest("details") : null;
    if (group !== null) unpack(group);
  };
  // At the click, as `toggle` comes when the open group may have been painted.
  for (const type of ["click", "toggle"]) {
    root.addEventListener(type, unpackGroup, { capture: true });
  }
}

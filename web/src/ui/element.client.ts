import { attributeWithBase } from "../browser/basePath";

/** Attributes by name, and listeners by the event that they hear; what is `undefined` is left out. */
type Attributes = Readonly<Record<string, string | undefined | ((event: Event) => void)>>;

/**
 * Makes an element; site paths become addresses, and texts are texts, whatever they hold. Content that is
 * empty, `null` or `undefined` is left out.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...content: readonly (Node | string | null | undefined)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value !== undefined) made.setAttribute(key, attributeWithBase(key, value));
  }
  made.append(...content.flatMap((part) => part || []));
  return made;
}

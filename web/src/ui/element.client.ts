/** Makes an element with attributes and content; texts are texts, whatever they hold. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  setAttributes(made, attributes);
  made.append(...content);
  return made;
}

export function setAttributes(element: Element, attributes: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
}

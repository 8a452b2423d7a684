import type { Fields } from "./tag";

const prefix = "analytics";

/**
 * What the nearest element around a click says about it: `data-analytics-some-thing="x"` becomes
 * `someThing: "x"`; `null` where none says anything.
 */
export function clickFields(target: EventTarget | null): Fields | null {
  let element = target instanceof Element ? target : null;
  for (; element !== null; element = element.parentElement) {
    const fields = analyticsFields(element);
    if (fields !== null) return fields;
  }
  return null;
}

function analyticsFields(element: Element): Fields | null {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  const fields = Object.entries(element.dataset).flatMap(([key, value = ""]) =>
    key.startsWith(prefix) && key !== prefix ? [[nameOf(key), value] as const] : [],
  );
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

function nameOf(key: string): string {
  return key.charAt(prefix.length).toLowerCase() + key.slice(prefix.length + 1);
}

import type { Fields } from "./eventQueue.client";
import { clickFieldPrefix } from "../model/markup";

/** Elements whose clicks are counted. A label is none: its press is one on its control, too. */
const controls = "a[href], button, summary, select, input:is([type=radio], [type=checkbox])";

/**
 * What a link or control says of a click on it: `data-analytics-some-thing="x"` on it, or on
 * something around it, becomes `someThing: "x"`, the nearest one of a name. `null` where the click
 * is on neither, or nothing says anything.
 */
export function clickFields(target: EventTarget | null): Fields | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  const fields: Record<string, string> = {};
  for (let element = control; element !== null; element = element.parentElement) {
    for (const [name, value] of analyticsAttributes(element)) fields[name] ??= value;
  }
  const filled = Object.entries(fields).flatMap(([name, value]) => {
    const text = control === null ? null : fill(value, control);
    return text === null ? [] : [[name, text] as const];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}

function analyticsAttributes(element: Element): readonly (readonly [string, string])[] {
  return [...element.attributes].flatMap(({ name, value }) =>
    name.startsWith(clickFieldPrefix) ? [[fieldOf(name), value] as const] : [],
  );
}

/** Puts attributes into their places; `null` where one is missing. */
function fill(value: string, control: Element): string | null {
  const missing: string[] = [];
  const text = value.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const attribute = control.closest(`[${name}]`)?.getAttribute(name);
    if (attribute == null) missing.push(name);
    return attribute ?? "";
  });
  return missing.length === 0 ? text : null;
}

/** `data-analytics-some-thing` has the field `someThing`. */
function fieldOf(attribute: string): string {
  const dashed = attribute.slice(clickFieldPrefix.length);
  return dashed.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

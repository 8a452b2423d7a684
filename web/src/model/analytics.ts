import { demoFrame } from "../browser/markup";
import { clickFieldPrefix } from "./markup";

/**
 * What is counted of clicks: the parts of a page, which are the values of `eventCategory`, and what
 * can be done in each, the values of `eventAction`. `docs/settings.md` says what each of them means.
 *
 * @public Read by tests that hold pages and documentation to it.
 */
export const clickActions = {
  ad: ["open"],
  api: ["copy", "density", "filter", "open", "order"],
  banner: ["close", "open"],
  blog: ["author", "feed", "newer", "older", "post", "tag"],
  catalog: ["group", "open"],
  code: ["copy", "tab"],
  demo: [
    "copy",
    "editor",
    "file",
    "fold",
    "menu",
    "restart",
    "retry",
    "styling",
    "tool",
    "variant",
    "width",
  ],
  errors: ["list", "open"],
  footer: ["open"],
  header: [
    "announcements",
    "help",
    "home",
    "link",
    "menu",
    "navigation",
    "products",
    "repository",
    "search",
    "settings",
    "versions",
  ],
  help: ["close", "keys"],
  home: ["open"],
  icons: ["close", "copy", "icon", "list", "style"],
  navigation: ["close", "group", "open"],
  notFound: ["home", "product", "search", "suggestion"],
  notices: ["open"],
  offline: ["open", "retry"],
  page: [
    "api",
    "ask",
    "breadcrumb",
    "connect",
    "contents",
    "copy",
    "design",
    "edit",
    "facts",
    "feedback",
    "heading",
    "issues",
    "markdown",
    "menu",
    "next",
    "previous",
    "product",
    "skip",
    "source",
    "top",
    "version",
  ],
  playground: ["change", "copy", "fold", "more", "reset"],
  search: ["clear", "close", "lists", "open", "product", "retry", "submit", "text"],
} as const;

export type ClickCategory = keyof typeof clickActions;

export type ClickAction = (typeof clickActions)[ClickCategory][number];

/**
 * Fields of a click. Controls have those of what they are in too, so that a part of the page
 * names itself once. `{href}` in a value stands for that attribute of the control, or of the nearest
 * element around it; a field whose attribute is nowhere is left out.
 */
export interface ClickFields {
  readonly eventCategory?: ClickCategory;
  readonly eventAction?: ClickAction;
  /** Which of several. */
  readonly eventLabel?: string;
  readonly eventDemo?: string;
  readonly eventGroup?: string;
  /** Of an ad. */
  readonly name?: string;
}

/**
 * The attributes that make clicks on an element, or on controls in it, count with these fields. A site
 * without a tag service has none.
 */
export function analytics(fields: ClickFields): Record<Attribute, string> {
  const attributes: Record<Attribute, string> = {};
  if (import.meta.env.SHOWFLOOR_ANALYTICS === null) return attributes;
  for (const [name, value] of Object.entries(fields))
    attributes[`${clickFieldPrefix}${dashed(name)}`] = String(value);
  return attributes;
}

/** A demo's name is on its frame. */
export const inDemo = { eventCategory: "demo", eventDemo: `{${demoFrame}}` } as const;

/** Links to rows, types, sources and products; what opens in its place has no address. */
export const inReference = {
  eventCategory: "api",
  eventAction: "open",
  eventLabel: "{href}",
} as const;

type Attribute = `${typeof clickFieldPrefix}${string}`;

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

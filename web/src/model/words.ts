/** The interface words that the shell needs; a site gives each in `translations/`. */
export const wordKeys = [
  "site.skip",
  "site.repository",
  "site.links",
  "nav.label",
  "nav.open",
  "nav.close",
  "nav.part",
  "nav.first",
  "contents.label",
  "contents.title",
  "breadcrumbs.label",
  "pager.label",
  "pager.previous",
  "pager.next",
  "page.edit",
  "page.api",
  "products.title",
  "products.change",
  "versions.title",
  "versions.change",
  "versions.external",
  "settings.title",
  "settings.scheme",
  "settings.scheme.system",
  "settings.scheme.light",
  "settings.scheme.dark",
  "settings.direction",
  "settings.direction.ltr",
  "settings.direction.rtl",
  "heading.link",
  "table.label",
  "code.copy",
  "code.copied",
  "code.denied",
  "tabs.label",
  "callout.info",
  "callout.success",
  "callout.warning",
  "callout.error",
  "badge.new",
  "badge.planned",
  "badge.unstable",
  "badge.beta",
  "badge.legacy",
  "badge.deprecated",
  "badge.pro",
  "badge.premium",
  "demo.language",
  "demo.language.ts",
  "demo.language.js",
  "demo.styling",
  "demo.styling.system",
  "demo.styling.tailwind",
  "demo.styling.css",
  "demo.files",
  "demo.code.show",
  "demo.code.hide",
  "demo.code.expand",
  "demo.code.collapse",
  "demo.crashed",
  "demo.restart",
  "demo.failed",
  "demo.retry",
  "demo.needsScript",
  "notFound.title",
  "notFound.text",
  "notFound.home",
] as const;

export type WordKey = (typeof wordKeys)[number];

/** The words for a key, its `{name}` places filled with `values`. */
export type Word = (key: WordKey, values?: Readonly<Record<string, string>>) => string;

/**
 * Reads words from a translation.
 *
 * @throws Error naming every key that the translation lacks, so that a gap shows at once and not
 *   on the one page that needs it.
 */
export function createWords(words: Readonly<Record<string, string>>): Word {
  const missing = wordKeys.filter((key) => words[key] === undefined);
  if (missing.length > 0) {
    throw new Error(
      `The translation lacks ${missing.join(", ")}. Add them to translations/en.json.`,
    );
  }
  return (key, values = {}) => fill(words[key] ?? key, values);
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

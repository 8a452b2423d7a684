/** Returns the text of a built style sheet, by its site path. */
export type ReadSheet = (href: string) => string;

/** Rules that are valid only at the beginning of a file, so that its sheet cannot follow another. */
const onlyFirst = /@(?:import|charset|namespace)\b/;

/** Characters of a sheet that browsers rather keep for all pages than get again with each. */
const large = 60_000;

/** The style sheets that can be in one file, in their order; those of other hosts cannot. */
export function joinable(hrefs: readonly string[], read: ReadSheet): ReadonlyMap<string, string> {
  const own = hrefs.filter((href) => href.startsWith("/"));
  const texts = own.map((href) => [href, read(href)] as const);
  return new Map(texts.filter(([, text]) => text.length < large && !onlyFirst.test(text)));
}

/** A style sheet without the fonts that it loads; those of the device, which stand in for them, stay. */
export function withoutFonts(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, "");
}

import type { Assets } from "../model/page.gen";

export interface FontPreloadsProps {
  /** Site paths of the fonts of all pages. */
  readonly fonts?: readonly string[];
  /** Style sheets whose fonts are of use only if they are there at once. */
  readonly stylesheets: readonly string[];
  readonly assets: Assets;
}

/**
 * Asks for fonts before the style sheets that name them have come. Readers read in the first; those of
 * code and demos may not take the line from it, nor from the styles.
 */
export function FontPreloads({ fonts = [], stylesheets, assets }: FontPreloadsProps) {
  const hrefs = new Set([...fonts, ...stylesheets.flatMap((href) => assets.faces[href] ?? [])]);
  return [...hrefs].map((href, index) => (
    <link
      key={href}
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin=""
      fetchPriority={index === 0 ? undefined : "low"}
    />
  ));
}

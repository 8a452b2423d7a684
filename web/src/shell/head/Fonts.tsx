import type { Assets, Face } from "../../model/page.gen";
import { FontPreload } from "../../ui/FontPreload";
import type { Joined } from "../../ui/StyleLinks";
import { fontsWithoutScript } from "../markup";

export interface FontsProps {
  readonly assets: Assets;
  /** Style sheets that may load fonts, of which some are in the file of the page without their fonts. */
  readonly stylesheets: readonly string[];
  readonly joined: Joined | undefined;
}

/** Windows whose first screen shows much of a demo, on lines that are mostly fast. */
const roomy = "(min-width: 40rem)";

/**
 * The fonts of a page. That of its text is asked for at once; those of code and demos are declared by
 * `lateFonts.client.ts`, at once in wide windows and from a reader's second page on, so that no phone waits for
 * them before it shows its first text. Without scripts their style sheets do it.
 */
export function Fonts({ assets, ...styles }: FontsProps) {
  const later = sheetsOfFonts(assets, styles);
  return (
    <>
      {assets.preloads.map((href) => (
        <FontPreload key={href} href={href} />
      ))}
      {facesOf(later, assets).map((face) => (
        <FontPreload key={face.href} href={face.href} face={face} media={roomy} />
      ))}
      {later.length > 0 && (
        <noscript {...{ [fontsWithoutScript]: "" }}>
          {later.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </noscript>
      )}
    </>
  );
}

/** The sheets whose fonts a script declares: that of code, and those that gave all else to the page's file. */
function sheetsOfFonts(
  { parts, faces }: Assets,
  { stylesheets, joined }: Omit<FontsProps, "assets">,
): string[] {
  const all = [...(parts["code"] ?? []), ...stylesheets.filter((href) => joined?.has(href))];
  return all.filter((href) => faces[href] !== undefined);
}

function facesOf(stylesheets: readonly string[], { faces }: Assets): Face[] {
  return stylesheets.flatMap((href) => faces[href] ?? []);
}

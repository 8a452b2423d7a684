import type { Face } from "../model/page.gen";
import {
  lateStyles,
  fontFace,
  fontWeight,
  fontDisplay,
  fontStyle,
  fontRange,
  rareMedia,
} from "./markup";

export interface FontPreloadProps {
  readonly href: string;
  /** Windows for which it is asked for early; by default all. */
  readonly media?: string;
  /** The face with which a script declares it; otherwise a style sheet does. */
  readonly face?: Face;
}

/**
 * Asks for a font before the style sheets that name it have come. Readers read in the first; those of
 * code and demos may not take the line from it, nor from the styles.
 */
export function FontPreload({ href, media, face }: FontPreloadProps) {
  // A font of rare letters is declared as others are, and fetched where there is one of them.
  const rare = face?.plain === false;
  return (
    <link
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin=""
      fetchPriority={face && "low"}
      media={rare ? "not all" : media}
      {...{ [rareMedia]: rare ? media : undefined }}
      {...(face && described(face))}
    />
  );
}

/** The name, and the descriptors of `FontFace` that say more than their absence. */
function described({ family, weight, style, unicodeRange, display }: Face) {
  return {
    [lateStyles]: "",
    [fontFace]: family,
    [fontWeight]: weight,
    [fontDisplay]: display,
    [fontStyle]: style === "normal" ? undefined : style,
    [fontRange]: unicodeRange === everything ? undefined : unicodeRange,
  };
}

const everything = "U+0-10FFFF";

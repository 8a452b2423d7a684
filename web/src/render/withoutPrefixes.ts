/** Properties that all browsers which the site is built for know by their own name (`cssTarget`). */
const known = "(?:transition|transform|animation|align|justify|flex|order)(?:-[a-z]+)*|user-select";

/** The prefixes that Emotion writes before such a property; Safari asks for `-webkit-user-select` still. */
const doubled = new RegExp(
  `(?<=[;{])-(?:webkit-(?!user-select)|moz-)(${known}):[^;{}]*;(?=[^{}]*(?<![\\w-])\\1:)`,
  "g",
);

/** Properties that browsers understood before there was a standard. */
const obsolete =
  /(?<=[;{])(?:-ms-[a-z-]+|-webkit-box-(?:align|pack|flex(?:-wrap|-group)?|direction|ordinal-group)):[^;{}]*;/g;

const displays =
  /(?<=[;{])(?:display:-(?:webkit|ms)-(?:inline-)?(?:box|flex|flexbox);)+(?=display:(?:inline-)?flex)/g;

const keyframes = /@-webkit-keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Styles of demos without what only browsers read that the site is not built for: a tenth of their text. */
export function withoutPrefixes(css: string): string {
  return css
    .replace(keyframes, "")
    .replace(displays, "")
    .replace(obsolete, "")
    .replace(doubled, "");
}

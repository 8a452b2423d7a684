import { shownScheme } from "../browser/markup.ts";

const schemeSelector = (scheme: string) => `\\[${shownScheme}=["']?${scheme}["']?\\]`;

/** The selector of a rule for the dark scheme, as libraries and authors write it. */
const dark = new RegExp(schemeSelector("dark"), "g");
/** That of one for the light scheme of a library with a selector of its own, which the dark one does not undo. */
const light = new RegExp(`(?<=:is\\([^(),]+,)${schemeSelector("light")}(?=\\))`, "g");
/**
 * A rule that holds no other. No character is looked at twice: what comes before a selector ends the
 * rule or the brace before it.
 */
const flatRule = /(?<=^|[{};])([^{};]+)(\{[^{}]*\})/g;

const schemes = [
  { mark: dark, condition: "@media (prefers-color-scheme:dark)" },
  { mark: light, condition: "@media (prefers-color-scheme:light)" },
];

/**
 * Lets rules for a scheme hold on devices of that scheme too where no script has told it: each
 * is followed by its copy for that case, so that the order of the rules stays. Classes of Tailwind are
 * left out: without script no demo shows its Tailwind form.
 */
export function followDevice(css: string): string {
  return css.replace(flatRule, (rule: string, selector: string, body: string, at: number) => {
    if (!selector.includes(shownScheme)) return rule;
    if (selector.trimStart().startsWith(".dark\\:")) return rule;
    const copies = schemes.map(({ mark, condition }) => {
      const copied = selector.replace(mark, `:root:not([${shownScheme}])`);
      const isFollowed = css.startsWith(condition, at + rule.length);
      return copied === selector || isFollowed ? "" : `${condition}{${copied.trim()}${body}}`;
    });
    return rule + copies.join("");
  });
}

/** The selector of a rule for the dark scheme, as libraries and authors write it. */
const dark = /\[data-color-scheme=["']?dark["']?\]/g;
/**
 * A rule that holds no other. No character is looked at twice: what comes before a selector ends the
 * rule or the brace before it.
 */
const flatRule = /(?<=^|[{};])([^{};]+)(\{[^{}]*\})/g;

const condition = "@media (prefers-color-scheme:dark)";

/**
 * Lets rules for the dark scheme hold on dark devices too where no script has told the scheme: each
 * is followed by its copy for that case, so that the order of the rules stays. Classes of Tailwind are
 * left out: without script no demo shows its Tailwind form.
 */
export function followDevice(css: string): string {
  return css.replace(flatRule, (rule: string, selector: string, body: string, at: number) => {
    const copied = selector.replace(dark, ":root:not([data-color-scheme])");
    const isFollowed = css.startsWith(condition, at + rule.length);
    if (copied === selector || isFollowed || selector.trimStart().startsWith(".dark\\:"))
      return rule;
    return `${rule}${condition}{${copied.trim()}${body}}`;
  });
}

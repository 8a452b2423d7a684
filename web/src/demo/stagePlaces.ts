/** Where the rules of libraries hold on a page: in files (`stageScope.ts`) and when they are inserted. */

import { stageFamily } from "../browser/markup.ts";

/** Selectors by which the style sheets of libraries know the color scheme, such as `.dark`. */
export interface SchemeMarks {
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

export const stage = `[${stageFamily}]`;

/** What a component draws outside its demo, such as a dialog: on the body, beside the shell. */
export const portal = 'body > :not([class^="s-"], .skip-link)';

/** All that components draw. */
export const drawn = `:where(${stage} *, ${portal}, ${portal} *)`;

/** The layer of what the root of a page gives to stages: below the shell's own rules for these. */
export const stageLayer = "s-base";

/** Properties that the elements of a page take from its root. */
export const inherited =
  /^(?:--|font|color|line-height$|letter-spacing$|word-|text-|-webkit-(?:font|text|tap)|-moz-osx-font|accent-|caret-|quotes$|hyphens$|tab-size$|overflow-wrap$)/;

/**
 * Names of classes of the shell: what a library says of such a class holds for what demos draw, as
 * what it says of elements.
 */
export const shellClass =
  /^(?:(?:s|demo|island|playground|api|tok|nav|side-nav|header|footer|foot|article|home|drawer|contents|pager|skip|heading|version|icons|blog)-|(?:visually-hidden|demo|island|playground|side-nav)$)/;

export const background = /^background/;

/**
 * How demos are laid out, as written and derived: narrow enough for a code panel.
 *
 * @type {import("prettier").Options}
 */
export const formatting = { singleQuote: true, printWidth: 80 };

/** A length of its own; 0.0625 and 0.125rem, 1 and 2 px, are hairlines and optical corrections. */
const ownLength = String.raw`(?<![\w.])(?!0\.(0625|125)rem)[\d.]+(px|rem)`;

/** What holds all of a page, asked for something in it: browsers would style the page again and again. */
const pageThatHas = String.raw`(?<![\w.#-])(:root|html|body)(?![\w-])[^\s{},>+~]*:has\(`;

const side = "(left|right|top|bottom)";

/** @type {import("stylelint").Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    "block-no-empty": true,
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "declaration-block-no-shorthand-property-overrides": true,
    "declaration-no-important": true,
    "declaration-property-value-disallowed-list": [
      {
        "/^(padding|margin|gap|row-gap|column-gap)/": [`/${ownLength}/`],
        "font-size": [`/${ownLength}/`],
        font: [String.raw`/${ownLength}\s*\//`],
        "z-index": [String.raw`/(?<![\w-])\d/`],
      },
      {
        message:
          "Write a token of web/src/styles/tokens.css: --space-1 to --space-8, a --size, a --layer.",
      },
    ],
    "media-feature-name-disallowed-list": [
      ["/^(min|max)-/"],
      { message: "Write a range, such as (width >= 37.5em)." },
    ],
    "no-duplicate-selectors": true,
    "property-disallowed-list": [
      [`/^(${side}$|(margin|padding|border)-${side}|(min-|max-)?(width|height)$)/`],
      { message: "Write a logical property, such as margin-inline-start." },
    ],
    "selector-disallowed-list": [
      [`/${pageThatHas}/`],
      { message: "Ask something smaller than the page: it would be styled again and again." },
    ],
  },
  overrides: [
    {
      // It is shown without the tokens where the style sheet of the page is the mistake.
      files: ["web/src/dev/*.css"],
      rules: { "declaration-property-value-disallowed-list": null },
    },
    {
      // What the site draws has dimensions of its own.
      files: ["site/components/**/*.css"],
      rules: { "declaration-property-value-disallowed-list": null },
    },
  ],
};

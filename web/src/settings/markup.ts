export const codeVariantChoice = "data-code-variant";
export const codeStylingChoice = "data-code-styling";
export const apiDensityChoice = "data-api-density";
export const wideContentsChoice = "data-wide-contents";
export const singleKeysChoice = "data-single-keys";
export const colorSchemeChoice = "data-color-scheme-choice";
export const choiceName = "data-choice";

/** The scheme for which a `<meta>` names the color of the browser's frame. */
export const themeColorScheme = "data-theme-color";

/** Headings whose ids look like addresses of demos. */
export const idsLikeCode = "data-code-like-ids";

export const demoStylings = "data-stylings";

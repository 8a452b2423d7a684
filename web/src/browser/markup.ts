// What some folders write and others read that may not import each other.

export const standaloneAddress = "data-alone";

/** The changes between versions; empty where they are in the page. */
export const changesAddress = "data-changes";

export const codeFormsAddress = "data-code-forms";
export const demoDataAddress = "data-demo-data";

/** The file of the inline script, for browsers that refuse to run it. */
export const prePaintFile = "data-file";

export const islandScript = "data-script";

/** The chunks that the script of an island imports. */
export const islandImports = "data-imports";

export const devState = "data-dev-state";

/** `light` or `dark`; on `<html>` it is there as soon as scripts run. */
export const shownScheme = "data-color-scheme";

/** The frame of a demo; its value is the demo's name. */
export const demoFrame = "data-demo";

export const hasEdits = "data-edited";

/** Where a family's components are drawn. */
export const stageFamily = "data-stage";

/** On `<html>`: nothing has a guessed height. */
export const laidOutWhole = "data-whole";

/** Where a demo failed on the server. */
export const faultPlace = "data-fault-place";

/** Emotion's own name. */
export const emotionStyles = "data-emotion";

export const contentsList = "data-contents";
export const sideNavigation = "data-nav";
export const apiTable = "data-api";
export const searchLink = "data-search";

export const stageAlign = "data-align";
export const stageBackground = "data-background";
export const framedStage = "data-framed";
export const screenDemo = "data-screen";

/** `hidden`, `preview` or `expanded`. */
export const codeShown = "data-code";

/** The state of code that is not expanded. */
export const foldedState = "data-folded";

export const foldButton = "data-fold";

/** The preference of which a tab is one value. */
export const chosenPreference = "data-choose";

/** When a label shows: `folded` or `expanded`. */
export const whenFolded = "data-when";

export const sourceFiles = "data-sources";
export const demoFamily = "data-demo-family";
export const demoTools = "data-demo-tools";
export const toolItem = "data-tool";
export const copyingMessages = "data-copying";
export const copiedOnly = "data-only";
export const copiedOne = "data-one";
export const copiedAll = "data-all";
export const andWord = "data-and";
export const factName = "data-fact";
export const editorMessages = "data-editor-messages";

/** The pieces of which the files of a panel are joined. */
export const joinedFiles = "data-joined";

/** Code that is fetched when it is first seen. */
export const fetchedCode = "data-fetched";

export const previewLine = "data-preview";
export const ofStyling = "data-styling";
export const firstStyling = "data-first";
export const ofVariant = "data-variant";

/** The mirrored style sheet of a page's demos; `on` when it applies. */
export const mirroredLink = "data-rtl";

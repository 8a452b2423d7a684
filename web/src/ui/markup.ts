export const familyId = "data-family";
export const needsScript = "data-needs-script";
export const withoutScript = "data-without-script";

/** Parts of an article that follow the direction of the interface. */
export const interfaceStage = "data-interface";

/** Its value is the address of what is copied; empty for the code around it. */
export const copyButton = "data-copy";

export const copiedMessage = "data-copied";
export const deniedMessage = "data-denied";

/** What a button copies is in here. */
export const copyRoot = "data-copy-root";

export const copySource = "data-copy-source";

/** Code below an open editor. */
export const coveredCode = "data-covered";

export const iconName = "data-icon";

/** Which of a few looks an element has. */
export const styledKind = "data-kind";

export const styledSize = "data-size";
export const toneName = "data-tone";
export const codeLanguage = "data-language";

/** Style sheets that are applied after the first paint. */
export const lateStyles = "data-late";

export const fontFace = "data-face";

/** The media of a font that few pages need. */
export const rareMedia = "data-rare";

export const fontWeight = "data-weight";
export const fontDisplay = "data-display";
export const fontStyle = "data-style";
export const fontRange = "data-unicode-range";

/** `highlight`, `ins` or `del`. */
export const lineMark = "data-mark";

export const menuKind = "data-menu";

/** The announcement that makes the bell unread. */
export const newestNews = "data-newest";

/** A menu whose panel scripts fill. */
export const panelMenu = "data-panel";

/** Where the result of a button is announced. */
export const noteLine = "data-note";

/** The tool that a button of a demo opens. */
export const buttonTool = "data-does";

/** Attributes of an icon set that its scripts read. */

export const iconSet = "data-icons";
/** The element that scrolls. */
export const iconBox = "data-icons-box";
export const iconStatus = "data-icons-status";
/** Has the name of an icon that the page was rendered with. */
export const iconName = "data-icon-name";
/** Has the place of a cell's icon among those found. */
export const iconAt = "data-at";
export const iconClose = "data-icon-close";
export const iconImage = "data-icon-image";
/** Has a line of code with `{name}` in place of the component. */
export const iconLine = "data-icon-line";
export const iconWords = "data-icon-words";
export const iconCopy = "data-icon-svg";

export const olderVersion = "data-older";
export const newerVersion = "data-newer";
export const changesMessagesData = "data-messages";
export const onlyBreaking = "data-breaking";
export const betweenVersions = "data-between";
export const changesList = "data-list";

/** A change that breaks no code. */
export const safeChange = "data-safe";

export const breakingCount = "data-some";
export const changeKind = "data-change";
export const rowTraits = "data-is";
export const rowSince = "data-since";
export const orderButton = "data-order";
export const densityButton = "data-density";
export const linkLabel = "data-link";
export const countWords = "data-text";
export const openedType = "data-opened";

export const bannerClose = "data-banner-close";

/** On `<html>`. */
export const bannerClosed = "data-banner-closed";

export const forScheme = "data-for";
export const fontsWithoutScript = "data-fonts";
export const hasSearch = "data-searched";
export const productHeader = "data-product";
export const unreadNews = "data-unread";

/** A link to a section of the page. */
export const navigationPart = "data-part";

export const navigationGroup = "data-group";

/** On `<html>`. */
export const drawerOpen = "data-drawer";

/** A link that a mouse is on: the rules for speculation select it. */
export const mouseLink = "data-mouse";

export const nearestList = "data-nearest";
export const noneFound = "data-none";
export const slotName = "data-slot";

export const smallCards = "data-small";
export const plainCards = "data-plain";
export const screenCards = "data-screens";
export const cardGroup = "data-group";
export const countWords = "data-text";
export const catalogFilter = "data-catalog-filter";

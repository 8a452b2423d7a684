export const searchInput = "data-search-input";
export const searchQuery = "data-search-for";

/** Empty, `idle` or `asked`. */
export const searchPage = "data-search-page";

export const searchStatus = "data-search-status";
export const searchFacets = "data-search-facets";
export const searchNotice = "data-search-notice";
export const searchResults = "data-search-results";
export const recentQuery = "data-query";
export const waitsForResults = "data-waiting";

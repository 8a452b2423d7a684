/** Where the index is: `showfloor.model.search_paths` says the same. */
export const indexPath = "/_search/index.json";

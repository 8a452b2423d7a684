/** Its value is an `IslandState`. */
export const islandMark = "data-island";

export const islandPrefix = "data-prefix";
export const islandProps = "data-props";
export const prerenderedMark = "data-prerendered";
export const retryButton = "data-island-retry";

/** An element whose first touch wakes the island in it. */
export const hydratesInside = "data-hydrates";

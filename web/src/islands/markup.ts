/** Its value is an `IslandState`. */
export const islandMark = "data-island";

export const islandModule = "data-module";
export const islandPrefix = "data-prefix";
export const islandProps = "data-props";

/** The direction in which an island was drawn. */
export const drawnDirection = "data-drawn";

/** The direction of one of two copies of an island. */
export const directionOfCopy = "data-direction";

export const faultyIsland = "data-fault";
export const emptyUntilScript = "data-hole";
export const prerenderedMark = "data-prerendered";
export const crashedMessage = "data-crashed";
export const restartMessage = "data-restart";
export const retryButton = "data-island-retry";
export const restartButton = "data-demo-restart";
export const directiveContent = "data-content";

/** An element whose first touch wakes the island in it. */
export const hydratesInside = "data-hydrates";

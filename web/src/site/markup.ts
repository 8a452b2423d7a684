/** The style element of `CollectedStyles`, which draws nothing in the browser. */
export const collectedStyles = "data-collected";

/** A stage that a frame covers. */
export const sandboxedStage = "data-sandboxed";

export const fixedHeight = "data-fixed";
export const sandboxFont = "data-font";
export const preparingStage = "data-preparing";

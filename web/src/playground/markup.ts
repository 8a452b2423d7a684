export const controlledProp = "data-prop";
export const choicesLook = "data-look";
export const cutCode = "data-cut";

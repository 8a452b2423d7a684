export const errorCode = "data-code";
export const unknownMessage = "data-unknown";
export const argumentPlace = "data-arg";
export const filledPlace = "data-filled";
export const errorMessage = "data-error";

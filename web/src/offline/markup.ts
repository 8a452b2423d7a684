export const keptPagesList = "data-kept";

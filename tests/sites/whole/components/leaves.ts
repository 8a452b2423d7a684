export const leaves = 12;

export const parsingMark = "data-parsing";

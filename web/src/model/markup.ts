/** What is counted of a click: each field is an attribute that begins so. */
export const clickFieldPrefix = "data-analytics-";

/** What is counted of a click: each field is an attribute that begins so. */
export const clickFieldPrefix = "data-analytics-";

export const clickActionField = "data-analytics-event-action";
export const clickCategoryField = "data-analytics-event-category";
export const clickLabelField = "data-analytics-event-label";

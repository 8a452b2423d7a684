export const articleLayout = "data-layout";
export const filteredArticle = "data-filtered";
export const headingLevel = "data-level";
export const feedbackQuestion = "data-feedback";
export const remarkAddress = "data-remark";
export const tabsGroup = "data-tabs";

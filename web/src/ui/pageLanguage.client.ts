/** The language of the page, in which numbers are written. */
export function pageLanguage(): string {
  return document.documentElement.lang || "en";
}

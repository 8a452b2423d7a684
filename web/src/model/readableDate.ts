/** `2026-11-20` as it is read: November 20, 2026. */
export function readableDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

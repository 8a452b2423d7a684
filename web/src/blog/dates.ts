const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `2026-11-20` as it is read: 20 November 2026. */
export function readableDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}

import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { cacheFormatters } from "./cachedFormatters";

type Scope = Parameters<typeof cacheFormatters>[0];

/** The built-in objects of another realm, so that those of the other tests stay as they are. */
function realm(): Scope {
  return runInNewContext("({ Intl, Date })") as Scope;
}

const moment = Date.UTC(2026, 0, 2, 3, 4, 5);
const asked: [string | undefined, Intl.DateTimeFormatOptions | undefined][] = [
  [undefined, undefined],
  ["en-US", { timeZone: "Asia/Tokyo" }],
  ["en-US", { timeZone: "America/Los_Angeles" }],
  ["de", { weekday: "long" }],
  ["fr", { dateStyle: "medium", timeZone: "UTC" }],
  ["en-US", { hour12: false }],
  ["ja", { timeZoneName: "long" }],
];

test.each(asked)("a date in %s with %o reads as it did", (locale, options) => {
  const [plain, kept] = [realm(), realm()];
  cacheFormatters(kept);
  const told = [plain, kept].map(({ Date, Intl }) => [
    new Date(moment).toLocaleString(locale, options),
    new Intl.DateTimeFormat(locale, options).formatToParts(moment),
    Intl.DateTimeFormat(locale, options).resolvedOptions(),
  ]);
  expect(told[1]).toEqual(told[0]);
});

test("formatters that are alike are one", () => {
  const { Intl } = realm();
  const scope = { Intl, Date: realm().Date };
  cacheFormatters(scope);
  const first = new scope.Intl.DateTimeFormat("en-US", { timeZone: "UTC" });
  expect(scope.Intl.DateTimeFormat("en-US", { timeZone: "UTC" })).toBe(first);
  expect(new scope.Intl.DateTimeFormat("en-US", { timeZone: "Asia/Tokyo" })).not.toBe(first);
  expect(first).toBeInstanceOf(scope.Intl.DateTimeFormat);
});

test("what is no date and what is no time zone are said as before", () => {
  const scope = realm();
  cacheFormatters(scope);
  const told = (time: number, timeZone: string) =>
    new scope.Date(time).toLocaleString("en-US", { timeZone });
  expect(told(Number.NaN, "UTC")).toBe("Invalid Date");
  expect(() => told(moment, "Nowhere")).toThrow("Invalid time zone specified: Nowhere");
});

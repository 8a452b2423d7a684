const components = [
  "weekday",
  "year",
  "month",
  "day",
  "dayPeriod",
  "hour",
  "minute",
  "second",
  "fractionalSecondDigits",
  "dateStyle",
  "timeStyle",
] as const;

/** The parts of a date that are formatted by default. */
const whole = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const satisfies Intl.DateTimeFormatOptions;

/**
 * Lets all formatters of dates that are alike be one, with the same answers. To make one takes far
 * longer than to ask it, and libraries for time zones make several for each day of a calendar.
 */
export function cacheFormatters(scope: { Intl: typeof Intl; Date: DateConstructor }): void {
  const { DateTimeFormat } = scope.Intl;
  const known = new Map<string, Intl.DateTimeFormat>();

  function formatter(locales?: unknown, options?: unknown): Intl.DateTimeFormat {
    const name = JSON.stringify([String(locales), options]);
    const found =
      known.get(name) ??
      new DateTimeFormat(
        locales as Intl.LocalesArgument,
        options as Intl.DateTimeFormatOptions | undefined,
      );
    known.set(name, found);
    return found;
  }

  scope.Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    apply: (_target, _self, [locales, options]: unknown[]) => formatter(locales, options),
    construct: (_target, [locales, options]: unknown[]) => formatter(locales, options),
  });
  scope.Date.prototype.toLocaleString = function toLocaleString(
    this: Date,
    locales?: Intl.LocalesArgument,
    options?: Intl.DateTimeFormatOptions,
  ) {
    if (Number.isNaN(this.getTime())) return "Invalid Date";
    const told = components.some((component) => options?.[component] !== undefined);
    return formatter(locales, told ? options : { ...options, ...whole }).format(this);
  };
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** What a table says of a locale: its tag, its English name, and whether it is written from right to left. */
export function localeOf(language: string, region?: string) {
  const tag = region === undefined ? language : `${language}-${region}`;
  return { tag, name: languageNames.of(tag) ?? tag, rtl: rightToLeft.has(language) };
}

import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isFont } from '../components/studio/field';
import { joyKit } from '../components/studio/joy/kit';
import { materialKit as kit } from '../components/studio/material/kit';
import { randomTheme } from '../components/studio/randomTheme';
import { BrokenLink, decodeTheme, encodeTheme, legalTheme } from '../components/studio/share';
import type { ThemeValue } from '../components/studio/theme';

const damaged = new BrokenLink('The link is damaged: a part of it may be missing.');
const tooLarge = new BrokenLink('The link holds more than a theme can have.');

function linkOf(json: string): string {
  return `1${deflateRawSync(json).toString('base64url')}`;
}

test('themes come back as they were', async () => {
  const themes: readonly ThemeValue[] = [
    {},
    { 'type.family': '"Ünï", serif', 'custom.brand.dark': '#123' },
    ...kit.presets.map(({ value }) => value),
    ...Array.from({ length: 50 }, (_, seed) => randomTheme(kit, seed)),
  ];
  for (const theme of themes) {
    const text = await encodeTheme(kit, theme);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await decodeTheme(kit, text)).toEqual(theme);
  }
});

test('the same theme has the same link', async () => {
  const one = await encodeTheme(kit, { radius: 7, spacing: 6 });
  expect(await encodeTheme(kit, { spacing: 6, radius: 7 })).toBe(one);
});

test('what is no value of a field is left out', async () => {
  const json = `{
    "__proto__": { "radius": 9 }, "constructor": "x", "toString": 1, "unknown": 1,
    "radius": 9999, "spacing": "8", "ripple": "true", "shadow": "glow", "type.size": null,
    "light.primary": "url(https://example.com)", "light.paper": "red;}body{display:none",
    "type.family": "x;} body { display: none } y {", "type.headings": "\\"open",
    "custom.mode.light": "#123456", "custom.__proto__.light": "#123456",
    "custom.brand.light": "#123456", "motion": 50
  }`;
  const theme = await decodeTheme(kit, linkOf(json));
  expect(theme).toEqual({ 'custom.brand.light': '#123456', motion: 50 });
  expect(Object.getPrototypeOf(theme)).toBe(Object.prototype);
});

test.each(['[]', '1', 'null', '"text"', '{}'])('%s is a theme without changes', async (json) =>
  expect(await decodeTheme(kit, linkOf(json))).toEqual({}),
);

test('what a session holds is a theme as far as its fields know it', () => {
  expect(legalTheme(kit, { radius: 7, spacing: 99, other: 1 })).toEqual({ radius: 7 });
  expect(legalTheme(kit, undefined)).toEqual({});
});

test('a link of another library is not read in part', async () => {
  const theme = { 'light.background': '#123456' };
  const text = await encodeTheme(joyKit, theme);
  expect(await decodeTheme(joyKit, text)).toEqual(theme);
  const message =
    'The link has a theme for another library than Material UI: open it in the studio of that library.';
  await expect(decodeTheme(kit, text)).rejects.toEqual(new BrokenLink(message));
});

test('a link that is cut off is damaged', async () => {
  const text = await encodeTheme(kit, randomTheme(kit, 1));
  for (const length of [2, 3, 10, text.length - 5]) {
    await expect(decodeTheme(kit, text.slice(0, length)), String(length)).rejects.toEqual(damaged);
  }
});

test.each(['1', '1%%%', '1<script>', '1A', linkOf('{'), linkOf('alert(1)')])(
  '%s is damaged',
  async (text) => await expect(decodeTheme(kit, text)).rejects.toEqual(damaged),
);

test('a link of another version says so', async () => {
  const other = 'The link is of a version of the theme studio that this one cannot read.';
  await expect(decodeTheme(kit, '2AAAA')).rejects.toEqual(new BrokenLink(other));
  await expect(decodeTheme(kit, '')).rejects.toThrow(BrokenLink);
});

test('a link that unpacks to much is not read to its end', async () => {
  const bomb = linkOf(`{"a":"${'a'.repeat(50_000_000)}"}`);
  const start = performance.now();
  await expect(decodeTheme(kit, bomb)).rejects.toEqual(tooLarge);
  expect(performance.now() - start).toBeLessThan(2000);
});

test('many colors of readers are cut off', async () => {
  const names = Array.from({ length: 5000 }, (_, index) => `custom.c${String(index)}.light`);
  const colors = Object.fromEntries(names.map((name) => [name, '#123']));
  const theme = await decodeTheme(kit, linkOf(JSON.stringify(colors)));
  expect(Object.keys(theme)).toHaveLength(24);
});

test.each(['Inter', '"Open Sans", serif', "'A', -apple-system", 'Ünï Code, 微软雅黑', 'A1 _b'])(
  '%s is a list of fonts',
  (text) => expect(isFont(text)).toBe(true),
);

test.each([
  ...['', ' ', 'a,', '"a', "a'", '"a" b', 'a/*', 'a\nb', 'a!important', 'var(--a)', '1a', '--a:b'],
])('%s is no list of fonts', (text) => expect(isFont(text)).toBe(false));

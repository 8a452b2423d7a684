// Colors that readers add are choices of the components that take them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readTheme } from '../components/studio/in/readTheme';
import { joyKit } from '../components/studio/joy/kit';
import { accepts, samplesOf } from '../components/studio/field';
import { fieldsOf, valueOf, withoutColor } from '../components/studio/kit';
import { materialKit } from '../components/studio/material/kit';
import { themeCode } from '../components/studio/out/themeCode';
import { decodeTheme, encodeTheme } from '../components/studio/share';
import type { ThemeValue } from '../components/studio/theme';
import { customTheme } from './studioThemes';

const require = createRequire(import.meta.url);
const kit = materialKit;
const field = (theme: ThemeValue, id: string) => {
  const found = fieldsOf(kit, theme).find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no field ${id}.`);
  return found;
};

test('a color of both schemes is a choice of components', () => {
  const colored = Object.keys(customTheme).filter((id) => id.startsWith('Mui'));
  for (const id of colored) {
    expect(accepts(field(customTheme, id), 'brand', kit.isColor), id).toBe(true);
    expect(accepts(field({}, id), 'brand', kit.isColor), id).toBe(false);
  }
  const half = { 'custom.brand.light': '#0f766e' };
  expect(accepts(field(half, 'MuiChip.color'), 'brand', kit.isColor)).toBe(false);
});

test('links and code give the choice back', async () => {
  expect(await decodeTheme(kit, await encodeTheme(kit, customTheme))).toEqual(customTheme);
  const read = readTheme(kit, themeCode(kit, customTheme));
  expect(read).toEqual({ theme: customTheme, unread: [] });
});

test('a color that is removed is no choice any more', () => {
  expect(withoutColor(kit, { ...customTheme, radius: 8 }, 'brand')).toEqual({ radius: 8 });
  const lost = { 'MuiButton.color': 'brand', 'custom.brand.light': '#0f766e' };
  expect(valueOf(field(lost, 'MuiButton.color'), lost)).toBe('primary');
  expect(themeCode(kit, lost)).not.toContain("color: 'brand'");
});

test('types name a color wherever the library lets themes add colors', () => {
  const folder = dirname(require.resolve('@mui/material/package.json'));
  const named = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(typesOf(folder, entry.name)))
    .flatMap(({ name }) => {
      const types = readFileSync(typesOf(folder, name), 'utf8');
      const found = types.matchAll(/interface (\w+Props(?:Indicator)?ColorOverrides)\b/g);
      return Array.from(found, ([, one]) => `@mui/material/${name} ${String(one)}`);
    });
  const own = (kit.augmentations ?? []).map(({ module, name }) => `${module} ${name}`);
  const ofComponents = own.filter((one) => !one.startsWith('@mui/material/styles'));
  expect(new Set(ofComponents)).toEqual(new Set(named));
  expect(ofComponents).toHaveLength(named.length);
  expect(named.length).toBeGreaterThan(20);
});

function typesOf(folder: string, component: string): string {
  return join(folder, component, `${component}.d.ts`);
}

test('values that have pictures are values of their fields', () => {
  for (const one of [kit, joyKit].flatMap((own) => fieldsOf(own, {}))) {
    for (const { value } of samplesOf(one)) {
      const given = one.kind === 'number' ? Number(value) : value;
      expect(accepts(one, given, kit.isColor), `${one.id} ${value}`).toBe(true);
    }
    const pictures = one.kind === 'choice' ? Object.keys(one.pictures ?? {}) : [];
    const choices = one.kind === 'choice' ? one.choices.map(({ value }) => value) : [];
    if (pictures.length > 0) expect(pictures).toEqual(expect.arrayContaining(choices));
  }
});

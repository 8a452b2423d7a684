import { joyKit } from '../components/studio/joy/kit';
import type { Kit } from '../components/studio/kit';
import { materialKit } from '../components/studio/material/kit';
import { themeCode } from '../components/studio/out/themeCode';
import { randomTheme } from '../components/studio/randomTheme';
import type { ThemeValue } from '../components/studio/theme';

const randomThemes = 20;

/** Components whose color is one that a reader has added. */
export const customTheme: ThemeValue = {
  'custom.brand.light': '#0f766e',
  'custom.brand.dark': '#5eead4',
  'MuiButton.color': 'brand',
  'MuiTextField.color': 'brand',
  'MuiAppBar.color': 'brand',
  'MuiTabs.indicatorColor': 'brand',
  'MuiChip.color': 'brand',
};

/** The themes of the test by the names of their files: presets, and random ones by seed. */
const cases: ReadonlyMap<string, { readonly kit: Kit; readonly theme: ThemeValue }> = new Map(
  [materialKit, joyKit]
    .flatMap((kit) => [
      ...kit.presets.map(({ id, value }) => [`${kit.id}-${id}`, { kit, theme: value }] as const),
      ...Array.from({ length: randomThemes }, (_, seed) => {
        const own = { kit, theme: randomTheme(kit, seed) };
        return [`${kit.id}-random-${String(seed)}`, own] as const;
      }),
    ])
    .concat([['material-ui-custom', { kit: materialKit, theme: customTheme }]]),
);

/** The file of each theme, as readers get it. */
export function files(): Readonly<Record<string, string>> {
  const codes = [...cases].map(([name, { kit, theme }]) => [name, themeCode(kit, theme)] as const);
  return Object.fromEntries(codes);
}

export function caseOf(name: string): { readonly kit: Kit; readonly theme: ThemeValue } {
  const found = cases.get(name);
  if (found === undefined) throw new Error(`There is no theme ${name}.`);
  return found;
}

import { unstable_defaultSxConfig as config } from '@mui/system';
import { declarationsOf, stylesOf } from './sxCss';
import { sxThemes, type SxThemeName } from './sxThemes';
import type { SxValue } from './sxValue';

export interface SxRow {
  /** Keys that do the same. */
  readonly names: readonly string[];
  /** CSS properties that are written. */
  readonly properties: readonly string[];
  /** Field of the theme that is read; nothing if the value is CSS as it stands. */
  readonly themeKey: string | undefined;
  readonly samples: readonly SxSample[];
}

interface SxSample {
  readonly value: SxValue;
  /** What comes of it with each theme, and once where they agree. */
  readonly results: readonly { readonly theme: SxThemeName | null; readonly css: string }[];
}

/** Keys of `sx`, as the installed package treats them. */
export function rowsOf(keys: Readonly<Record<string, readonly SxValue[]>>): readonly SxRow[] {
  const rows = new Map<string, SxRow>();
  for (const [name, values] of Object.entries(keys)) {
    const row = rowOf(name, values);
    const does = JSON.stringify({ ...row, names: [] });
    rows.set(does, { ...row, names: [...(rows.get(does)?.names ?? []), name] });
  }
  return [...rows.values()];
}

function rowOf(name: string, values: readonly SxValue[]): SxRow {
  const [first] = values;
  return {
    names: [name],
    properties: propertiesOf(name, first),
    themeKey: config[name]?.themeKey ?? readFromTheme(name, first),
    samples: values.map((value) => sampleOf(name, value)),
  };
}

function sampleOf(name: string, value: SxValue): SxSample {
  const system = cssWith('system', name, value);
  const material = cssWith('material', name, value);
  return {
    value,
    results:
      system === material
        ? [{ theme: null, css: system }]
        : [
            { theme: 'material', css: material },
            { theme: 'system', css: system },
          ],
  };
}

/** Declarations in a line; none if the value makes no valid CSS. */
function cssWith(theme: SxThemeName, name: string, value: SxValue): string {
  return declarationsOf(stylesOf({ [name]: value }, sxThemes[theme])).join(' ');
}

function propertiesOf(name: string, value: SxValue): readonly string[] {
  const css = declarationsOf(stylesOf({ [name]: value }, sxThemes.material));
  return css.map((line) => line.slice(0, Math.max(0, line.indexOf(':'))));
}

/** What a style function of the package asks of a theme: it does not name it. */
function readFromTheme(name: string, value: SxValue): string | undefined {
  const asked = new Set<string>();
  const theme = new Proxy(sxThemes.system, {
    get(target, field) {
      if (typeof field === 'string' && field !== 'vars') asked.add(field);
      return Reflect.get(target, field) as unknown;
    },
  });
  config[name]?.style?.({ [name]: value, theme });
  return [...asked][0];
}

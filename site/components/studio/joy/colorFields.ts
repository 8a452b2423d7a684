import { at, type ColorField } from '../field';
import { solid } from '../solid';
import { type Entry, type Lookup, type Scheme, schemes } from '../theme';
import { steps, tonesOf } from '../tones';
import { defaultColor } from './defaults';
import { isLegalColor } from '../../../families/material-ui/legalColor';

/** The colors that components choose from. */
export const colorNames = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

type ColorName = (typeof colorNames)[number];

export const colorLabels: Readonly<Record<ColorName, string>> = {
  primary: 'Primary',
  neutral: 'Neutral',
  danger: 'Danger',
  success: 'Success',
  warning: 'Warning',
};

/** What lies below and between components, and their text: name, label and place in the palette. */
const grounds = [
  ['background', 'Background', ['background', 'body']],
  ['surface', 'Surface', ['background', 'surface']],
  ['popup', 'Popup', ['background', 'popup']],
  ['text', 'Text', ['text', 'primary']],
  ['quiet', 'Secondary text', ['text', 'secondary']],
  ['faint', 'Tertiary text', ['text', 'tertiary']],
  ['divider', 'Divider', ['divider']],
] as const;

/** One color each, of which the library gets ten tones, and the grounds of both schemes. */
export const colorFields: readonly ColorField[] = [
  ...colorNames.map(tonedField),
  ...schemes.flatMap((scheme) =>
    grounds.map(([name, label, path]) => groundField(scheme, name, label, path)),
  ),
];

function tonedField(name: ColorName): ColorField {
  return {
    kind: 'color',
    id: name,
    label: colorLabels[name],
    standard: defaultColor('light', [name, '500']),
    write: (color) => tonedEntries(name, color),
    read(lookup) {
      const color = lookup(...place('light', name, '500'));
      if (typeof color !== 'string' || !isLegalColor(color)) return undefined;
      return hasEntries(lookup, tonedEntries(name, color)) ? color : undefined;
    },
  };
}

/** The tones are the same in both schemes, whose variants refer to other ones. */
function tonedEntries(name: ColorName, color: string): readonly Entry[] {
  const tones = tonesOf(solid(color, '#ffffff'));
  return schemes.flatMap((scheme) =>
    steps.map((step): Entry => [place(scheme, name, String(step)), tones[step]]),
  );
}

function hasEntries(lookup: Lookup, entries: readonly Entry[]): boolean {
  return entries.every(([path, value]) => lookup(...path) === value);
}

function groundField(
  scheme: Scheme,
  name: string,
  label: string,
  path: readonly string[],
): ColorField {
  const standard = defaultColor(scheme, path);
  const id = `${scheme}.${name}`;
  return { kind: 'color', id, label, scheme, standard, ...at(...place(scheme, ...path)) };
}

function place(scheme: Scheme, ...path: readonly string[]): string[] {
  return ['colorSchemes', scheme, 'palette', ...path];
}

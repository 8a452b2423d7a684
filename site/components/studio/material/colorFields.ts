import { at, type ColorField, type Field } from '../field';
import { customId } from '../kit';
import { type Scheme, schemes } from '../theme';
import { augmented, isOwnName } from './augmented';

/** Roles with a color and a text on it, in both schemes, and what the library has for them. */
export const roles = {
  primary: { label: 'Primary', light: '#1976d2', dark: '#90caf9' },
  secondary: { label: 'Secondary', light: '#9c27b0', dark: '#ce93d8' },
  error: { label: 'Error', light: '#d32f2f', dark: '#f44336' },
  warning: { label: 'Warning', light: '#ed6c02', dark: '#ffa726' },
  info: { label: 'Info', light: '#0288d1', dark: '#29b6f6' },
  success: { label: 'Success', light: '#2e7d32', dark: '#66bb6a' },
} as const;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as Role[];

/** What lies below and between components, and their text. */
const grounds = [
  ['background', 'Background', ['background', 'default'], '#fff', '#121212'],
  ['paper', 'Paper', ['background', 'paper'], '#fff', '#121212'],
  ['text', 'Text', ['text', 'primary'], 'rgba(0, 0, 0, 0.87)', '#fff'],
  [
    'quiet',
    'Secondary text',
    ['text', 'secondary'],
    'rgba(0, 0, 0, 0.6)',
    'rgba(255, 255, 255, 0.7)',
  ],
  ['divider', 'Divider', ['divider'], 'rgba(0, 0, 0, 0.12)', 'rgba(255, 255, 255, 0.12)'],
] as const;

export function colorFields(scheme: Scheme): readonly Field[] {
  return [
    ...roleNames.map((role) =>
      color(scheme, `${scheme}.${role}`, roles[role].label, roles[role][scheme], [role, 'main']),
    ),
    ...grounds.map(([id, label, path, light, dark]) =>
      color(scheme, `${scheme}.${id}`, label, scheme === 'light' ? light : dark, path),
    ),
  ];
}

function color(
  scheme: Scheme,
  id: string,
  label: string,
  standard: string,
  path: readonly string[],
): ColorField {
  const place = at('colorSchemes', scheme, 'palette', ...path);
  return { kind: 'color', id, label, scheme, standard, ...place };
}

/** A color that a reader has named: the library computes the tones of its own roles only. */
export function customFields(name: string): readonly Field[] {
  if (isOwnName(name)) return [];
  return schemes.map((scheme) => {
    const place = (token: string) => ['colorSchemes', scheme, 'palette', name, token];
    return {
      kind: 'color',
      id: customId(name, scheme),
      label: name,
      scheme,
      standard: '',
      write: (value) =>
        Object.entries(augmented(value)).map(([token, tone]) => [place(token), tone] as const),
      read: at(...place('main')).read,
    };
  });
}

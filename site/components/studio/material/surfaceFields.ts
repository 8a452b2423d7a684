import { createTheme } from '@mui/material/styles';
import { among, at, type ChoiceField, type Field, type SwitchField } from '../field';
import { boxes, radii, rows } from '../samples';
import type { Entry, Literal, Lookup } from '../theme';

export const shapeFields: readonly Field[] = [
  {
    kind: 'number',
    id: 'radius',
    label: 'Radius',
    standard: 4,
    min: 0,
    max: 24,
    step: 1,
    unit: 'px',
    samples: radii,
    ...at('shape', 'borderRadius'),
  },
];

const small = ['Button', 'IconButton', 'TextField', 'Chip', 'Checkbox', 'Radio', 'Switch', 'Table'];

/** The props with which components take less room. */
const compact: readonly Entry[] = [
  ...small.map((name): Entry => [['components', `Mui${name}`, 'defaultProps', 'size'], 'small']),
  [['components', 'MuiList', 'defaultProps', 'dense'], true],
  [['components', 'MuiToolbar', 'defaultProps', 'variant'], 'dense'],
];

export const spacingFields: readonly Field[] = [
  {
    kind: 'number',
    id: 'spacing',
    label: 'Spacing',
    standard: 8,
    min: 4,
    max: 12,
    step: 0.5,
    unit: 'px',
    ...at('spacing'),
  },
  {
    ...choice(
      'density',
      'Density',
      'own',
      { own: 'Comfortable', compact: 'Compact' },
      among({ own: [], compact }),
    ),
    pictures: rows,
  },
];

const { shadows } = createTheme();

/** The shadows of all 25 levels, in the styles that there are. */
const shadowStyles: Readonly<Record<string, readonly string[]>> = {
  own: shadows,
  none: shadows.map(() => 'none'),
  soft: shadows.map((_, level) =>
    level === 0
      ? 'none'
      : `0 ${px(0.5 + level / 2)} ${px(2 + level * 2)} rgba(0, 0, 0, ${opacity(0.06 + level / 300)})`,
  ),
  strong: shadows.map((_, level) =>
    level === 0
      ? 'none'
      : `0 ${px(1 + level / 2)} ${px(3 + level)} rgba(0, 0, 0, ${opacity(0.28 + level / 150)})`,
  ),
  hard: shadows.map((_, level) => {
    const offset = px(Math.min(8, 1 + level / 2));
    return level === 0 ? 'none' : `${offset} ${offset} 0 rgba(0, 0, 0, 0.85)`;
  }),
};

function px(value: number): string {
  return `${String(Math.round(value * 10) / 10)}px`;
}

function opacity(value: number): string {
  return String(Math.round(value * 100) / 100);
}

const shadowNames = {
  own: 'Library’s own',
  none: 'None',
  soft: 'Soft',
  strong: 'Strong',
  hard: 'Hard edges',
};

export const shadowFields: readonly Field[] = [
  {
    ...choice('shadow', 'Shadows', 'own', shadowNames, {
      write: (style: string) => [[['shadows'], [...(shadowStyles[style] ?? [])]]],
      read(lookup: Lookup) {
        const levels = lookup('shadows');
        return Object.keys(shadowStyles).find((style) => isList(levels, shadowStyles[style] ?? []));
      },
    }),
    pictures: boxes,
  },
];

function isList(value: Literal | undefined, list: readonly string[]): boolean {
  return (
    Array.isArray(value) &&
    value.length === list.length &&
    list.every((one, at) => value[at] === one)
  );
}

const { duration } = createTheme().transitions;

/** All durations at a share of what the library has. */
function durationsAt(percent: number): readonly Entry[] {
  return Object.entries(duration).map(([name, own]) => [
    ['transitions', 'duration', name],
    Math.round((own * percent) / 100),
  ]);
}

/** No movement for readers whose system asks for that. */
const still = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
  },
};

export const motionFields: readonly Field[] = [
  {
    kind: 'number',
    id: 'motion',
    label: 'Duration of transitions',
    standard: 100,
    min: 0,
    max: 200,
    step: 25,
    unit: '%',
    write: durationsAt,
    read(lookup) {
      const standard = lookup('transitions', 'duration', 'standard');
      if (typeof standard !== 'number') return undefined;
      const percent = Math.round((100 * standard) / duration.standard);
      const isWhole = durationsAt(percent).every(([path, value]) => lookup(...path) === value);
      return isWhole ? percent : undefined;
    },
  },
  toggle('ripple', 'No ripple', at('components', 'MuiButtonBase', 'defaultProps', 'disableRipple')),
  toggle('reduced', 'Follow “reduce motion” of the system', {
    write: () => [[reducedMotion, still]],
    read: (lookup) => (lookup(...reducedMotion) === undefined ? undefined : true),
  }),
];

const reducedMotion = [
  'components',
  'MuiCssBaseline',
  'styleOverrides',
  '@media (prefers-reduced-motion: reduce)',
];

function choice(
  id: string,
  label: string,
  standard: string,
  names: Readonly<Record<string, string>>,
  place: Pick<ChoiceField, 'write' | 'read'>,
): ChoiceField {
  const choices = Object.entries(names).map(([value, name]) => ({ value, label: name }));
  return { kind: 'choice', id, label, standard, choices, ...place };
}

function toggle(
  id: string,
  label: string,
  place: Pick<SwitchField, 'write' | 'read'>,
): SwitchField {
  return { kind: 'switch', id, label, standard: false, ...place };
}

import { weighted } from '../componentField';
import { among, at, type ChoiceField, type NumberField, numberBefore, numbers } from '../field';
import { amount, choice } from '../plainField';
import type { Entry, Lookup } from '../theme';

const levels = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

/** A shadow of the theme on a component that has none. */
export function shadowed(component: string, label: string): ChoiceField {
  const path = ['components', component, 'styleOverrides', 'root', 'boxShadow'];
  const shadows = levels.map((level): [string, readonly Entry[]] => [
    level,
    [[path, `var(--joy-shadow-${level})`]],
  ]);
  const names = { none: 'None', ...Object.fromEntries(levels.map((level) => [level, level])) };
  return choice(`${component}.root.boxShadow`, label, names, among(Object.fromEntries(shadows)));
}

/** A table has no slot for the cells of its head. */
export const headWeight: ChoiceField = {
  ...weighted('JoyTable', 'head', 'Weight of the head'),
  ...numbers(at('components', 'JoyTable', 'styleOverrides', 'root', '& th', 'fontWeight')),
};

const backdrop = at('components', 'JoyModal', 'styleOverrides', 'backdrop', 'backdropFilter');

/** How much of the page is seen behind a dialog. */
export const blurred: NumberField = amount(
  'JoyModal.backdrop.backdropFilter',
  'Blur behind',
  { standard: 8, min: 0, max: 24, step: 1, unit: 'px' },
  {
    write: (blur) => backdrop.write(`blur(${String(blur)}px)`),
    read(lookup: Lookup) {
      const length = /^blur\((.+)\)$/.exec(String(backdrop.read(lookup)))?.[1];
      return numberBefore('px', length);
    },
  },
);

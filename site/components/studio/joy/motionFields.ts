import { among, type Field, isSame } from '../field';
import { amount, choice, toggle } from '../plainField';
import type { Entry, Lookup } from '../theme';

const whenMoving = '@media (prefers-reduced-motion: no-preference)';
const whenReduced = '@media (prefers-reduced-motion: reduce)';

/** What changes its color below a pointer, which it does at once in the library. */
const hoverable = ['Button', 'IconButton', 'Input', 'Link', 'ListItemButton', 'MenuItem', 'Tab'];

/** All that moves in the library is an accordion, a drawer, a snackbar and what waits for content. */
export const motionFields: readonly Field[] = [
  amount(
    'motion',
    'Duration of transitions',
    { standard: 100, min: 0, max: 200, step: 25, unit: '%' },
    { write: durations, read: durationIn },
  ),
  choice(
    'motion.hover',
    'Hover',
    { own: 'At once', quick: 'Quick', slow: 'Slow' },
    among({ quick: hovered('120ms'), slow: hovered('280ms') }),
  ),
  choice(
    'motion.skeleton',
    'Skeletons',
    { pulse: 'Pulse', wave: 'Wave', false: 'Still' },
    skeletons(),
  ),
  toggle('reduced', 'Follow “reduce motion” of the system', {
    write: () => reduced,
    read: (lookup) =>
      reduced.every(([path, value]) => isSame(lookup(...path), value)) ? true : undefined,
  }),
];

function durations(percent: number): readonly Entry[] {
  const seconds = (own: number) => `${String((own * percent) / 1000)}s`;
  return [
    [prop('JoyAccordionGroup', 'transition'), `${seconds(2)} ease`],
    [root('JoyDrawer', '--Drawer-transitionDuration'), seconds(3)],
    [prop('JoySnackbar', 'animationDuration'), percent * 3],
  ];
}

function durationIn(lookup: Lookup): number | undefined {
  const snackbar = lookup(...prop('JoySnackbar', 'animationDuration'));
  if (typeof snackbar !== 'number') return undefined;
  const isWritten = durations(snackbar / 3).every(([path, value]) => lookup(...path) === value);
  return isWritten ? snackbar / 3 : undefined;
}

/** Readers who want no movement get none. */
function hovered(duration: string): readonly Entry[] {
  const properties = ['background-color', 'border-color', 'color', 'box-shadow'];
  const transition = properties.map((property) => `${property} ${duration} ease-out`).join(', ');
  return hoverable.map((name) => [root(`Joy${name}`, whenMoving), { transition }]);
}

function skeletons() {
  const path = prop('JoySkeleton', 'animation');
  return {
    write: (animation: string): readonly Entry[] => [
      [path, animation === 'false' ? false : animation],
    ],
    read(lookup: Lookup) {
      const animation = lookup(...path);
      return animation === false || typeof animation === 'string' ? String(animation) : undefined;
    },
  };
}

const reduced: readonly Entry[] = [
  [root('JoyAccordionGroup', whenReduced), { '--AccordionDetails-transition': 'none' }],
  [root('JoyDrawer', whenReduced), { '--Drawer-transitionDuration': '0s' }],
  [root('JoySnackbar', whenReduced), { animationDuration: '0.01ms' }],
  [root('JoySkeleton', whenReduced), { '&, &::before, &::after': { animation: 'none' } }],
];

function prop(component: string, name: string): string[] {
  return ['components', component, 'defaultProps', name];
}

function root(component: string, property: string): string[] {
  return ['components', component, 'styleOverrides', 'root', property];
}

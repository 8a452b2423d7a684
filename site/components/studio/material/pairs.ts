import { colorFields, roleNames, roles } from './colorFields';
import { customId, customNames, type Pair } from '../kit';
import type { Scheme, ThemeValue } from '../theme';
import { augmented } from './augmented';

/** Text and its background, as components use them. */
export function pairsOf(theme: ThemeValue, scheme: Scheme): readonly Pair[] {
  const fields = colorFields(scheme);
  const color = (name: string): string => {
    const id = `${scheme}.${name}`;
    return String(theme[id] ?? fields.find((field) => field.id === id)?.standard ?? '');
  };
  const on = (name: string, ground: string, label: string): Pair => ({
    label,
    text: color(name),
    background: color(ground),
    field: `${scheme}.${name}`,
  });
  return [
    on('text', 'background', 'Text on the background'),
    on('text', 'paper', 'Text on paper'),
    on('quiet', 'paper', 'Secondary text on paper'),
    ...roleNames.flatMap((role) => {
      const { label } = roles[role];
      const main = color(role);
      return rolePairs(main, color('paper'), `${scheme}.${role}`, label, label.toLowerCase());
    }),
    ...customNames(theme).flatMap((name) => {
      const field = customId(name, scheme);
      const main = theme[field];
      return main === undefined ? [] : rolePairs(String(main), color('paper'), field, name, name);
    }),
  ];
}

/** The text on a color, and the color as a text. */
function rolePairs(
  main: string,
  paper: string,
  field: string,
  label: string,
  labelWithin: string,
): readonly Pair[] {
  const { contrastText } = augmented(main);
  return [
    { label: `Text on ${labelWithin}`, text: contrastText, background: main, field },
    { label: `${label} on paper`, text: main, background: paper, field },
  ];
}

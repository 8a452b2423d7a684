import { colorFields, roleNames, roles } from './colorFields';
import type { Pair } from '../kit';
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
    ...roleNames.flatMap((role) => [
      {
        label: `Text on ${roles[role].label.toLowerCase()}`,
        text: augmented(color(role)).contrastText,
        background: color(role),
        field: `${scheme}.${role}`,
      },
      on(role, 'paper', `${roles[role].label} on paper`),
    ]),
  ];
}

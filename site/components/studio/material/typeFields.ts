import { at, atAll, type ChoiceField, type Field, type FontField, numbers } from '../field';
import type { Entry, FieldValue, Lookup } from '../theme';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const standardSize = 14;
const standardFont = '"Roboto", "Helvetica", "Arial", sans-serif';

const weights = ['300', '400', '500', '600', '700', '800'];

/** How much larger each heading is than the next. */
const scales = {
  own: 'Library’s own',
  '1.125': 'Major second, 1.125',
  '1.2': 'Minor third, 1.2',
  '1.25': 'Major third, 1.25',
  '1.333': 'Perfect fourth, 1.333',
};

export const typeFields: readonly Field[] = [
  font('type.family', 'Font', at('typography', 'fontFamily'), standardFont),
  font(
    'type.headings',
    'Heading font',
    atAll(...headings.map((heading) => ['typography', heading, 'fontFamily'])),
    '',
  ),
  {
    kind: 'number',
    id: 'type.size',
    label: 'Base size',
    standard: standardSize,
    min: 11,
    max: 18,
    step: 0.5,
    unit: 'px',
    ...at('typography', 'fontSize'),
  },
  {
    kind: 'choice',
    id: 'type.scale',
    label: 'Heading scale',
    standard: 'own',
    choices: Object.entries(scales).map(([value, label]) => ({ value, label })),
    write: (scale, theme) => scaled(scale, sizeIn(theme['type.size'])),
    read: scaleIn,
  },
  weight('regular', 'Regular weight', '400', ['typography', 'fontWeightRegular']),
  weight('medium', 'Medium weight', '500', ['typography', 'fontWeightMedium']),
  weight('bold', 'Bold weight', '700', ['typography', 'fontWeightBold']),
  weight(
    'weight',
    'Heading weight',
    'own',
    ...headings.map((one) => ['typography', one, 'fontWeight']),
  ),
  {
    kind: 'choice',
    id: 'type.case',
    label: 'Button case',
    standard: 'uppercase',
    choices: [
      { value: 'uppercase', label: 'Uppercase' },
      { value: 'none', label: 'As written' },
      { value: 'capitalize', label: 'Capitalized' },
    ],
    ...at('typography', 'button', 'textTransform'),
  },
];

function font(
  id: string,
  label: string,
  place: Pick<FontField, 'write' | 'read'>,
  standard: string,
): FontField {
  return { kind: 'font', id, label, standard, ...place };
}

function weight(id: string, label: string, standard: string, ...paths: string[][]): ChoiceField {
  const own = standard === 'own' ? [{ value: 'own', label: 'Library’s own' }] : [];
  return {
    kind: 'choice',
    id: `type.${id}`,
    label,
    standard,
    choices: [...own, ...weights.map((value) => ({ value, label: value }))],
    ...numbers(atAll(...paths)),
  };
}

function sizeIn(size: FieldValue | undefined): number {
  return typeof size === 'number' ? size : standardSize;
}

/** The sixth heading is a step above the text, and each before it a step above the next. */
function scaled(scale: string, size: number): readonly Entry[] {
  const ratio = Number(scale);
  // The library takes its 14 px for a size at which text is 1 rem.
  const text = size / standardSize;
  return headings.map((heading, index) => {
    const rem = Math.round(1000 * text * ratio ** (headings.length - index)) / 1000;
    return [['typography', heading, 'fontSize'], `${String(rem)}rem`];
  });
}

function scaleIn(lookup: Lookup): string | undefined {
  const size = lookup('typography', 'fontSize');
  const text = typeof size === 'number' ? size : standardSize;
  const sizes = headings.map((heading) => lookup('typography', heading, 'fontSize'));
  return Object.keys(scales).find(
    (scale) =>
      scale !== 'own' && scaled(scale, text).every(([, value], index) => value === sizes[index]),
  );
}

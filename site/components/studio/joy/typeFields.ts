import { at, atAll, type ChoiceField, type Field, type FontField, numbers } from '../field';
import { amount } from '../plainField';
import type { Lookup } from '../theme';
import { defaults } from './defaults';
import { inProportion } from './inProportion';

/** The library's own fonts after Inter. */
export const systemFonts = defaults.fontFamily.fallback;

const weights = ['300', '400', '500', '600', '700', '800', '900'];
const headings = ['h1', 'h2', 'h3', 'h4'] as const;

export const typeFields: readonly Field[] = [
  font('body', 'Font'),
  font('display', 'Heading font'),
  amount(
    'text',
    'Text size',
    { standard: 100, min: 80, max: 125, step: 5, unit: '%' },
    percentOf(['xs', 'sm', 'md', 'lg'], 'md'),
  ),
  amount(
    'headings',
    'Heading size',
    { standard: 100, min: 70, max: 130, step: 5, unit: '%' },
    percentOf(['xl', 'xl2', 'xl3', 'xl4'], 'xl4'),
  ),
  weight('medium', 'Medium weight', '500', ['fontWeight', 'md']),
  weight('semibold', 'Semibold weight', '600', ['fontWeight', 'lg']),
  weight('bold', 'Bold weight', '700', ['fontWeight', 'xl']),
  weight(
    'weight',
    'Heading weight',
    'own',
    ...headings.map((level) => ['typography', level, 'fontWeight']),
  ),
  amount(
    'type.tracking',
    'Letter spacing of headings',
    { standard: -2.5, min: -5, max: 10, step: 0.5, unit: '%' },
    tracking(),
  ),
  amount(
    'type.leading',
    'Line height',
    { standard: 1.5, min: 1.2, max: 2, step: 0.05, unit: '' },
    at('lineHeight', 'md'),
  ),
];

function font(id: 'body' | 'display', label: string): FontField {
  const standard = `"Inter", ${systemFonts}`;
  return { kind: 'font', id, label, standard, ...at('fontFamily', id) };
}

function percentOf(sizes: readonly string[], measured: string) {
  return inProportion({ name: 'fontSize', sizes, measured, unit: 'rem', standard: 100 });
}

function weight(id: string, label: string, standard: string, ...paths: string[][]): ChoiceField {
  const own = standard === 'own' ? [{ value: 'own', label: 'Library’s own' }] : [];
  const choices = [...own, ...weights.map((value) => ({ value, label: value }))];
  const place = numbers(atAll(...paths));
  return { kind: 'choice', id: `type.${id}`, label, standard, choices, ...place };
}

/** Percent of the size of a letter, which the library has in `em`. */
function tracking() {
  const place = atAll(...headings.map((level) => ['typography', level, 'letterSpacing']));
  return {
    write: (percent: number) => place.write(`${String(Math.round(percent * 10) / 1000)}em`),
    read(lookup: Lookup) {
      const spacing = /^(-?[\d.]+)em$/.exec(String(place.read(lookup)))?.[1];
      return spacing === undefined ? undefined : Math.round(Number(spacing) * 1000) / 10;
    },
  };
}

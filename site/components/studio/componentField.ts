import {
  at,
  type ChoiceField,
  type ColorField,
  type NumberField,
  numbers,
  pixels,
  type SwitchField,
} from './field';

/** A default prop that is on or off. */
export function switched(component: string, prop: string, label: string): SwitchField {
  return { kind: 'switch', label, standard: false, ...ofProp(component, prop) };
}

/** A default prop with one of some values; the first is the library's own unless another is named. */
export function chosen(
  component: string,
  prop: string,
  label: string,
  values: readonly string[],
  standard = values[0] ?? '',
): ChoiceField {
  const choices = values.map((value) => ({ value, label: value }));
  return { kind: 'choice', label, standard, choices, ...ofProp(component, prop) };
}

/** A role of the palette as a default prop, which may be a color that a reader has added. */
export function colored(...[component, prop, label, values, standard]: Parameters<typeof chosen>) {
  return { ...chosen(component, prop, label, values, standard), takesCustom: true };
}

/** A length in pixels in the styles of a slot; custom properties have their unit written. */
export function length(
  component: string,
  slot: string,
  property: string,
  label: string,
  standard: number,
  min: number,
  max: number,
  step = 1,
): NumberField {
  const limits = { min, max, step, unit: 'px' as const };
  const style = ofStyle(component, slot, property);
  const place = property.startsWith('--') ? pixels(style) : {};
  return { kind: 'number', label, standard, ...limits, ...style, ...place };
}

const weights = ['300', '400', '500', '600', '700', '800'];

/** The weight of the text of a slot. */
export function weighted(component: string, slot: string, label: string): ChoiceField {
  const style = ofStyle(component, slot, 'fontWeight');
  const own = { value: 'own', label: 'Library’s own' };
  const choices = [own, ...weights.map((value) => ({ value, label: value }))];
  return { kind: 'choice', label, standard: 'own', choices, ...style, ...numbers(style) };
}

/** A color in the styles of a slot. */
export function tinted(
  component: string,
  slot: string,
  property: string,
  label: string,
  standard: string,
): ColorField {
  return { kind: 'color', label, standard, ...ofStyle(component, slot, property) };
}

function ofProp(component: string, prop: string) {
  return { id: `${component}.${prop}`, ...at('components', component, 'defaultProps', prop) };
}

function ofStyle(component: string, slot: string, property: string) {
  const place = at('components', component, 'styleOverrides', slot, property);
  return { id: `${component}.${slot}.${property}`, ...place };
}

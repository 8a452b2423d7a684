import type { ChoiceField, NumberField, SwitchField } from './field';

type Place<Field> = Field extends { write: unknown; read: unknown }
  ? Pick<Field, 'write' | 'read'>
  : never;

/** One of some values by name; the first is the library's own. */
export function choice(
  id: string,
  label: string,
  names: Readonly<Record<string, string>>,
  place: Place<ChoiceField>,
): ChoiceField {
  const choices = Object.entries(names).map(([value, name]) => ({ value, label: name }));
  return { kind: 'choice', id, label, standard: choices[0]?.value ?? '', choices, ...place };
}

/** Something that is off in the library and can be on. */
export function toggle(id: string, label: string, place: Place<SwitchField>): SwitchField {
  return { kind: 'switch', id, label, standard: false, ...place };
}

/** A number between two limits. */
export function amount(
  id: string,
  label: string,
  limits: Pick<NumberField, 'standard' | 'min' | 'max' | 'step' | 'unit'>,
  place: Place<NumberField>,
): NumberField {
  return { kind: 'number', id, label, ...limits, ...place };
}

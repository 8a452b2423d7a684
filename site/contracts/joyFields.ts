// The fields of the theme studio for Joy UI, with values that a reader may give to them.
import { extendTheme } from '@mui/joy/styles';
import type { Field } from '../components/studio/field';
import { joyKit } from '../components/studio/joy/kit';
import { fieldsOf, type Options } from '../components/studio/kit';
import { optionsOf } from '../components/studio/options';
import type { FieldValue, Lookup, ThemeValue } from '../components/studio/theme';

export const fields = fieldsOf(joyKit, {});
export const field = (id: string) => {
  const found = fields.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no field ${id}.`);
  return found;
};

/** Values that a reader can give to a field, without the library's own. */
export function valuesOf(one: Field): readonly FieldValue[] {
  switch (one.kind) {
    case 'color':
      return ['#0f766e', '#7c3aed', '#123456'];
    case 'number':
      return [one.min, one.min + one.step, one.max - one.step, one.max].map(
        (value) => Math.round(value * 1000) / 1000,
      );
    case 'choice':
      return one.choices.map(({ value }) => value).filter((value) => value !== one.standard);
    case 'switch':
      return [true];
    case 'font':
      return ['Georgia, serif', '"Iowan Old Style", ui-serif'];
  }
}

function lookupIn(options: Options): Lookup {
  return (...path) =>
    path.reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      options,
    ) as ReturnType<Lookup>;
}

export function readBack(options: Options): ThemeValue {
  const lookup = lookupIn(options);
  return Object.fromEntries(
    fields.flatMap((one) => {
      const value = one.read(lookup);
      return value === undefined ? [] : [[one.id, value]];
    }),
  );
}

export const themeOf = (value: ThemeValue) => extendTheme(optionsOf(joyKit, value));

import type { Entry, FieldValue, Literal, Lookup, Scheme, ThemeValue } from './theme';

interface FieldBase<Value extends FieldValue> {
  readonly id: string;
  readonly label: string;
  /** What the library has without it. */
  readonly standard: Value;
  /** What the options get for a value; `theme` has those of the other fields. */
  readonly write: (value: Value, theme: ThemeValue) => readonly Entry[];
  /** The value that options stand for; `undefined` where they say nothing of it. */
  readonly read: (at: Lookup) => FieldValue | undefined;
}

export interface ColorField extends FieldBase<string> {
  readonly kind: 'color';
  /** Of which scheme it is; a field without one is of both. */
  readonly scheme?: Scheme;
}

export interface NumberField extends FieldBase<number> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: '' | 'px' | '%';
  /** The field whose value it has while it has none of its own. */
  readonly follows?: string;
  /** Values that readers choose by a picture; all others are on the slider. */
  readonly samples?: readonly Sample[];
}

/** A value and what a picture of it shows. */
export interface Sample extends Choice {
  readonly picture: Picture;
}

/** A corner of a radius in pixels, rows that are apart by some, or a box with a shadow. */
export type Picture =
  { readonly corner: number } | { readonly gap: number } | { readonly shadow: string };

export interface ChoiceField extends FieldBase<string> {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  /** Whether the colors that a reader adds are choices, too. */
  readonly takesCustom?: boolean;
  /** Pictures of the choices by their value. */
  readonly pictures?: Readonly<Record<string, Picture>>;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface SwitchField extends FieldBase<boolean> {
  readonly kind: 'switch';
}

/** A list of font families as CSS writes it. */
export interface FontField extends FieldBase<string> {
  readonly kind: 'font';
}

export type Field = ColorField | NumberField | ChoiceField | SwitchField | FontField;

/** Whether a value is what the library has anyway: then a theme is without it. */
export function isStandard(field: Field, value: unknown): boolean {
  return value === field.standard && !('follows' in field);
}

/** The values of a field that have pictures. */
export function samplesOf(field: Field): readonly Sample[] {
  if (field.kind === 'number') return field.samples ?? [];
  if (field.kind !== 'choice') return [];
  return Object.entries(field.pictures ?? {}).flatMap(([value, picture]) =>
    field.choices.filter((choice) => choice.value === value).map((one) => ({ ...one, picture })),
  );
}

/** Fields that are shown together. */
export interface Section {
  readonly id: string;
  readonly label: string;
  /** The parts of the screens that lead here when they are pressed. */
  readonly parts?: readonly string[];
  readonly fields: readonly Field[];
}

/** How a field is written to options, and read from them. */
interface Place {
  readonly write: (value: FieldValue) => readonly Entry[];
  readonly read: (lookup: Lookup) => FieldValue | undefined;
}

/** Writes and reads one place of the options, where the value stands as it is. */
export function at(...path: string[]): Place {
  return {
    write: (value: FieldValue): readonly Entry[] => [[path, value]],
    read: (lookup: Lookup) => primitive(lookup(...path)),
  };
}

/** The same for places that all have one value. */
export function atAll(...paths: (readonly string[])[]): Place {
  return {
    write: (value: FieldValue): readonly Entry[] => paths.map((path) => [path, value]),
    read(lookup: Lookup) {
      const values = paths.map((path) => primitive(lookup(...path)));
      const [first] = values;
      return values.every((value) => value === first) ? first : undefined;
    },
  };
}

/** A place where numbers stand that are chosen from a list, in which they are texts. */
export function numbers({ write, read }: Place): Place {
  return {
    write: (value: FieldValue) => write(Number(value)),
    read(lookup: Lookup) {
      const value = read(lookup);
      return typeof value === 'number' ? String(value) : undefined;
    },
  };
}

/** A place where a number stands with its unit, as custom properties need it. */
export function pixels({ write, read }: Place): Place {
  return {
    write: (value: FieldValue) => write(`${String(value)}px`),
    read: (lookup: Lookup) => numberBefore('px', read(lookup)),
  };
}

/** The number of a text such as `4px`; `undefined` if the text is another. */
export function numberBefore(unit: string, text: unknown): number | undefined {
  if (typeof text !== 'string' || !text.endsWith(unit)) return undefined;
  const digits = text.slice(0, text.length - unit.length);
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/** Writes entries that are chosen by name, and reads which of them the options have. */
export function among(entries: Readonly<Record<string, readonly Entry[]>>): Place {
  return {
    write: (value: FieldValue) => entries[String(value)] ?? [],
    read: (lookup: Lookup) =>
      Object.keys(entries).find((name) => {
        const own = entries[name] ?? [];
        return own.length > 0 && own.every(([path, value]) => isSame(lookup(...path), value));
      }),
  };
}

/** Whether two literals are written alike. */
export function isSame(one: Literal | undefined, other: Literal | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function primitive(value: Literal | undefined): FieldValue | undefined {
  return typeof value === 'object' ? undefined : value;
}

const longestFont = 200;
/** What ends a declaration, opens a function or names a file has no place in a list of families. */
const unsafeInFont = /[;{}()<>\\@\p{Cc}]/u;
/** A quote that is left open would take in what comes after the list. */
const familyForm = /^(?:"[^"]+"|'[^']+'|[\p{L}_-][\p{L}\d _-]*)$/u;

/** Whether a field can have a value: what a link, a session or a paste holds may be anything. */
export function accepts(
  field: Field,
  value: unknown,
  isColor: (text: string) => boolean,
): value is FieldValue {
  switch (field.kind) {
    case 'color':
      return typeof value === 'string' && isColor(value);
    case 'number':
      return typeof value === 'number' && value >= field.min && value <= field.max;
    case 'choice':
      return field.choices.some((choice) => choice.value === value);
    case 'switch':
      return typeof value === 'boolean';
    case 'font':
      return typeof value === 'string' && isFont(value);
  }
}

export function isFont(text: string): boolean {
  return (
    text.length <= longestFont &&
    !unsafeInFont.test(text) &&
    text.split(',').every((family) => familyForm.test(family.trim()))
  );
}

import type { ComponentType, ReactNode } from 'react';
import type { SessionTheme } from '../../families/sessionTheme';
import type { Field, Section } from './field';
import type { Screen } from './screen';
import { type Entry, type FieldValue, type Scheme, schemes, type ThemeValue } from './theme';

/** All that the studio has to know of a library. */
export interface Kit {
  /** The family of the site. */
  readonly id: string;
  readonly name: string;
  /** The function that makes a theme, and the module that has it. */
  readonly make: 'createTheme' | 'extendTheme';
  readonly module: string;
  readonly sections: readonly Section[];
  /** What is always in the options. */
  readonly fixed: readonly Entry[];
  readonly presets: readonly Preset[];
  readonly screens: readonly Screen[];
  /** Fields of a color that a reader adds, by name; none where the name means something else. */
  readonly customFields?: (name: string) => readonly Field[];
  /** The interfaces of the library that name such colors. */
  readonly augmentations?: readonly Augmentation[];
  /** Colors of both schemes that go with one. */
  readonly palette: (seed: string) => ThemeValue;
  /** Text and its background, as components use them. */
  readonly pairs: (theme: ThemeValue, scheme: Scheme) => readonly Pair[];
  /** What the query of an address meant before themes were shared as a whole. */
  readonly oldAddress?: (search: string) => ThemeValue;
  /** Colors that stand for a theme in its button: few, the ground first. */
  readonly swatches: (theme: ThemeValue) => readonly string[];
  /** The field of the font of all text. */
  readonly fontField: string;
  /** The theme that is put on all demos of the family. */
  readonly session: SessionTheme;
  readonly isColor: (text: string) => boolean;
  /** The variables of a theme as CSS, for the stages of the studio. */
  readonly css: (options: Options) => string;
  /** The style sheets that the library makes of a theme, by their selectors. */
  readonly sheets: (options: Options) => readonly object[];
  /** The app that readers open elsewhere. */
  readonly starter: Starter;
  /** Gives the components below it the theme of these options. */
  readonly Provider: ComponentType<KitProviderProps>;
}

/** An interface that gets a member of a type for each color that a reader adds. */
export interface Augmentation {
  readonly module: string;
  readonly name: string;
  readonly type: string;
  /** Whether a theme may be without the color. */
  readonly optional?: boolean;
}

/** A small app: what it needs of packages, and its files but the theme, by their paths. */
export interface Starter {
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

export interface KitProviderProps {
  readonly options: Options;
  /** That of the stage around it. */
  readonly scheme: Scheme;
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** The options of the function that makes a theme. */
export type Options = Readonly<Record<string, unknown>>;

export interface Preset {
  readonly id: string;
  readonly label: string;
  /** What it is for, in a sentence. */
  readonly line: string;
  readonly value: ThemeValue;
}

export interface Pair {
  readonly label: string;
  readonly text: string;
  readonly background: string;
  /** The field whose color is changed so that the text can be read. */
  readonly field: string;
}

/** The fields of a kit, with those of the colors that a reader has added. */
export function fieldsOf(kit: Kit, theme: ThemeValue): readonly Field[] {
  const own = kit.sections.flatMap(({ fields }) => fields);
  return [
    ...own.map((field) => withCustom(kit, theme, field)),
    ...customNames(theme).flatMap((name) => kit.customFields?.(name) ?? []),
  ];
}

/** A field with the colors that a reader has added for both schemes, if it takes them. */
export function withCustom(kit: Kit, theme: ThemeValue, field: Field): Field {
  if (field.kind !== 'choice' || field.takesCustom !== true) return field;
  const names = customNames(theme).filter((name) => {
    const own = kit.customFields?.(name) ?? [];
    return own.length > 0 && own.every(({ id }) => id in theme);
  });
  if (names.length === 0) return field;
  const added = names.map((name) => ({ value: name, label: name }));
  return { ...field, choices: [...field.choices, ...added] };
}

/** More than a theme needs, and few enough to write while a reader types. */
const mostCustom = 24;
const custom = /^custom\.([a-z][A-Za-z\d]{0,30})\.(?:light|dark)$/;

/** The names of the colors that a reader has added. */
export function customNames(theme: ThemeValue): readonly string[] {
  const names = Object.keys(theme).flatMap((id) => custom.exec(id)?.[1] ?? []);
  // Every object has some names from the start.
  return [...new Set(names)].filter((name) => !(name in {})).slice(0, mostCustom);
}

/** The id of the field of such a color. */
export function customId(name: string, scheme: Scheme): string {
  return `custom.${name}.${scheme}`;
}

/** A theme without a color that a reader has added, and without the choices of it. */
export function withoutColor(kit: Kit, theme: ThemeValue, name: string): ThemeValue {
  const ids = schemes.map((scheme) => customId(name, scheme));
  const rest = Object.fromEntries(Object.entries(theme).filter(([id]) => !ids.includes(id)));
  return withoutLost(kit, rest);
}

/** A theme without choices of colors that it does not have. */
export function withoutLost(kit: Kit, theme: ThemeValue): ThemeValue {
  const lost = fieldsOf(kit, theme).filter((field) => isOfLostColor(field, theme[field.id]));
  const ids = lost.map(({ id }) => id);
  return Object.fromEntries(Object.entries(theme).filter(([id]) => !ids.includes(id)));
}

/** What a field has in a theme. */
export function valueOf(field: Field, theme: ThemeValue): FieldValue {
  if (isOfLostColor(field, theme[field.id])) return field.standard;
  const followed = 'follows' in field ? theme[field.follows ?? ''] : undefined;
  return theme[field.id] ?? followed ?? field.standard;
}

/** Whether a choice is a color that a reader has removed, in one scheme or in both. */
export function isOfLostColor(field: Field, value: FieldValue | undefined): boolean {
  return (
    field.kind === 'choice' &&
    field.takesCustom === true &&
    value !== undefined &&
    field.choices.every((choice) => choice.value !== value)
  );
}

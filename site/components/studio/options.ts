import { type Field, isStandard } from './field';
import { fieldsOf, isOfLostColor, type Kit, type Options } from './kit';
import type { Entry, FieldValue, Literal, ThemeValue } from './theme';

/** The places of the options in which a theme differs from the library's own, in the order of fields. */
export function entriesOf(kit: Kit, theme: ThemeValue): readonly Entry[] {
  return fieldsOf(kit, theme).flatMap((field) => {
    const value = theme[field.id];
    if (value === undefined || isStandard(field, value) || isOfLostColor(field, value)) return [];
    return written(field, value, theme);
  });
}

/** The entries of a value of a field. */
export function written(field: Field, value: FieldValue, theme: ThemeValue): readonly Entry[] {
  // Each kind writes values of its own type only; what themes hold was checked when it came.
  return (field.write as (value: FieldValue, theme: ThemeValue) => readonly Entry[])(value, theme);
}

/** The options of the function that makes the theme. */
export function optionsOf(kit: Kit, theme: ThemeValue): Options {
  return nested([...kit.fixed, ...entriesOf(kit, theme)]);
}

interface Tree {
  [name: string]: Literal | Tree;
}

/** Entries as one object; of two at one place the later one counts. */
export function nested(entries: readonly Entry[]): Options {
  const root: Tree = {};
  for (const [path, value] of entries) {
    let tree = root;
    for (const name of path.slice(0, -1)) tree = branch(tree, name);
    tree[path.at(-1) ?? ''] = value;
  }
  return root;
}

function branch(tree: Tree, name: string): Tree {
  const own = Object.hasOwn(tree, name) ? tree[name] : undefined;
  if (typeof own === 'object' && !Array.isArray(own)) return own as Tree;
  const made: Tree = {};
  tree[name] = made;
  return made;
}

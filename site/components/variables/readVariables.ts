export type Size = 'sm' | 'md' | 'lg';

/** A custom property that the styles of a component read. */
export interface PartVariable {
  readonly name: string;
  /** Its value in each size, where they differ; otherwise that of all sizes. */
  readonly values: Readonly<Partial<Record<Size | 'all', string>>>;
  /** The CSS properties that it ends up in. */
  readonly properties: readonly string[];
  /** Whether the component sets it itself, so that a value from around it does not arrive. */
  readonly own: boolean;
}

interface Found {
  readonly values: Map<Size | 'all', string>;
  readonly properties: Set<string>;
  own: boolean;
}

/**
 * Reads the variables of a component, such as `--Button-gap`, in the text of its module: where they
 * are set, with what they are read, and by which CSS property.
 */
export function readVariables(component: string, text: string): readonly PartVariable[] {
  const found = new Map<string, Found>();
  let size: Size | 'all' = 'all';
  let depth = 0;
  let inner: number | null = null;
  for (const line of text.split('\n').map((one) => one.trim())) {
    size = sizeAfter(line, size);
    if (inner === null && /^(\[|['"]&).*\{$/.test(line)) inner = depth;
    const declared = /^['"]?([\w-]+)['"]?: (.*)$/.exec(line);
    if (declared?.[1] !== undefined && declared[2] !== undefined)
      readDeclaration(declared[1], declared[2], { size, inner: inner !== null, found, component });
    depth += line.split('{').length - line.split('}').length;
    if (inner !== null && depth <= inner) inner = null;
  }
  return [...found].map(([name, { values, properties, own }]) => ({
    name,
    values: Object.fromEntries(values),
    properties: [...properties],
    own,
  }));
}

/** The size whose styles a line begins, if it does; none where those of a size end. */
function sizeAfter(line: string, size: Size | 'all'): Size | 'all' {
  const begun = /[sS]ize === '(sm|md|lg)' && \{/.exec(line)?.[1];
  if (begun !== undefined) return begun as Size;
  return line.startsWith('})') ? 'all' : size;
}

interface Place {
  readonly size: Size | 'all';
  /** Whether it is in styles of a state, or of another element. */
  readonly inner: boolean;
  readonly found: Map<string, Found>;
  readonly component: string;
}

function readDeclaration(property: string, text: string, { size, inner, found, component }: Place) {
  const own = `--${component}-`;
  // What opens an object depends on a prop.
  if (property.startsWith(own) && !inner && text !== '{') {
    const one = entry(found, property);
    one.own = true;
    keep(one, size, isName(text) ? 'computed' : text);
  }
  for (const [, name = '', fallback] of text.matchAll(/var\((--[\w-]+)(?:, ?([^()]*))?/g)) {
    if (!name.startsWith(own)) continue;
    const one = entry(found, name);
    if (!property.startsWith('--')) one.properties.add(kebab(property));
    if (fallback !== undefined && !one.own) keep(one, size, fallback);
  }
}

/** The first one counts: a later one is for what has other props. */
function keep(one: Found, size: Size | 'all', text: string) {
  if (!one.values.has(size)) one.values.set(size, valueOf(text));
}

function entry(found: Map<string, Found>, name: string): Found {
  const one = found.get(name) ?? { values: new Map(), properties: new Set(), own: false };
  found.set(name, one);
  return one;
}

/** A value as a reader would write it: fields of the theme by their path, computed ones in a word. */
function valueOf(text: string): string {
  const value = text
    .split('//', 1)
    .join('')
    .trimEnd()
    .replace(/,$/, '')
    .replace(/^['"`]|['"`]$/g, '')
    .replace(/\$\{([^}]*)\}/g, '$1')
    .replace(/theme\.vars\./g, '');
  return /[?:[]|\bcalc\(|\bmax\(|\bmin\(/.test(value) ? 'computed' : value;
}

/** Whether it is a variable of the module's own code, which says nothing to a reader. */
function isName(text: string): boolean {
  return /^(?!theme\.)[a-z][\w.]*,?$/i.test(text);
}

function kebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

import type { Literal } from '../theme';

/** Where a formatter begins a new line. */
const width = 100;
/** Deeper objects are easier to read with a line for each entry. */
const mostDepth = 2;

/**
 * A literal as code that a formatter leaves as it is. `before` and `after` count the characters that
 * stand on the first and the last line beside it.
 */
function literalCode(value: unknown, indent: string, before: number, after: number): string {
  const flat = flatCode(value);
  if (typeof value !== 'object' || value === null) return flat;
  const fits = before + flat.length + after <= width;
  const isFlat = Array.isArray(value) || depthOf(value) <= mostDepth;
  if (fits && isFlat) return flat;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open ?? ''}\n${linesCode(value, `${indent}  `)}${indent}${close ?? ''}`;
}

/** The entries of an object or a list, one below the other. */
export function linesCode(value: object, indent: string): string {
  if (Array.isArray(value)) {
    return value
      .map((one: unknown) => `${indent}${literalCode(one, indent, indent.length, 1)},\n`)
      .join('');
  }
  return Object.entries(value)
    .map(([name, one]: [string, unknown]) => propertyCode(`${indent}${key(name)}:`, one, indent))
    .join('');
}

/** Long texts have a line of their own, if that moves them to the start. */
const shortKey = 4;

function propertyCode(start: string, value: unknown, indent: string): string {
  const code = literalCode(value, indent, start.length + 1, 1);
  const isShort = start.length - indent.length - 1 <= shortKey;
  const isLong = typeof value === 'string' && start.length + code.length + 2 > width;
  return `${start}${isLong && !isShort ? `\n${indent}  ` : ' '}${code},\n`;
}

function flatCode(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(flatCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([name, one]) => `${key(name)}: ${flatCode(one)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value as Record<string, Literal>).map(depthOf));
}

const bare = /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d*)$/;

function key(name: string): string {
  return bare.test(name) ? name : text(name);
}

/** Single quotes, unless double ones need fewer escapes. */
function text(value: string): string {
  const single = value.split("'").length;
  const double = value.split('"').length;
  const quoted = JSON.stringify(value);
  return single > double
    ? quoted
    : `'${quoted.slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

import { LOG } from './methodArguments';

/** How deep an object is written; what is deeper is an ellipsis. */
const DEPTH = 4;
/** How many members of one object are written. */
const MEMBERS = 24;

/** Returns what a method gave back, as text: also maps, sets, elements, and what refers to itself. */
export function written(value: unknown, depth = 0, above: readonly object[] = []): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return `${value.name || 'function'}()`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Date) return `Date(${value.toDateString()})`;
  if (typeof Element !== 'undefined' && value instanceof Element)
    return `<${value.tagName.toLowerCase()}>`;
  if (above.includes(value) || depth === DEPTH) return '…';

  const inside = (one: unknown) => written(one, depth + 1, [...above, value]);
  if (value instanceof Set) return `Set ${listed('[', [...value].map(inside), ']', depth)}`;
  if (value instanceof Map) {
    return `Map ${listed(
      '{',
      [...value].map(([key, one]) => `${inside(key)} => ${inside(one)}`),
      '}',
      depth,
    )}`;
  }
  if (Array.isArray(value)) return listed('[', value.map(inside), ']', depth);
  return listed(
    '{',
    Object.entries(value).map(([key, one]) => `${key}: ${inside(one)}`),
    '}',
    depth,
  );
}

function listed(open: string, parts: readonly string[], close: string, depth: number): string {
  const shown = parts.slice(0, MEMBERS);
  if (parts.length > MEMBERS) shown.push(`… ${parts.length - MEMBERS} more`);
  const line = `${open}${shown.length > 0 && open === '{' ? ' ' : ''}${shown.join(', ')}${shown.length > 0 && close === '}' ? ' ' : ''}${close}`;
  if (line.length <= 72 && !line.includes('\n')) return line;
  const indent = '  '.repeat(depth + 1);
  return `${open}\n${shown.map((part) => `${indent}${part},`).join('\n')}\n${'  '.repeat(depth)}${close}`;
}

/** Reads arguments as JSON, where `{ "Set": [...] }` is a set and "(log)" a function that logs. */
export function readArguments(text: string, log: (...given: unknown[]) => void): unknown[] {
  const given: unknown = JSON.parse(`[${text}]`, (_, value: unknown) => {
    if (value === LOG) return log;
    return isSet(value) ? new Set(value.Set) : value;
  });
  return given as unknown[];
}

function isSet(value: unknown): value is { readonly Set: readonly unknown[] } {
  return typeof value === 'object' && value !== null && 'Set' in value && Array.isArray(value.Set);
}

import type { SxValue } from './sxValue';

/** A value as code. */
export function written(value: SxValue): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${written(one)}`)
      .join(', ')} }`;
  return String(value);
}

const widest = 44;

/** An object in one line, or with a line for each of its members. */
export function inLines(text: string): string {
  if (text.length <= widest || !text.startsWith('{')) return text;
  const lines: string[] = [];
  let depth = 0;
  let quote = '';
  let line = '';
  for (const sign of text.slice(1, -1).trim()) {
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (['"', "'", '`'].includes(sign)) quote = sign;
    else if ('{[('.includes(sign)) depth += 1;
    else if ('}])'.includes(sign)) depth -= 1;
    line += sign;
    if (sign === ',' && depth === 0 && quote === '') {
      lines.push(`  ${line.trim()}`);
      line = '';
    }
  }
  if (line.trim() !== '') lines.push(`  ${line.trim()},`);
  return ['{', ...lines, '}'].join('\n');
}

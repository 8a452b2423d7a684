import { formatHex, parse, rgb } from '../oklch';
import type { Literal } from '../theme';

/** A design token by the format of the W3C's community group, 2025.10. */
export interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

/** The token of a literal in the options; `null` where the format has no type for it. */
export function tokenOf(
  path: readonly string[],
  value: Literal,
  isColor: (text: string) => boolean,
): Token | null {
  const name = path.at(-1) ?? '';
  if (path.includes('defaultProps') || path.some(isIllegalName)) return null;
  if (typeof value === 'number') return numberToken(path, name, value);
  if (typeof value !== 'string') return null;
  if (name === 'fontFamily') return { $type: 'fontFamily', $value: familiesIn(value) };
  if (isColor(value)) return colorToken(value);
  const [, amount, unit] = /^(-?\d+(?:\.\d+)?)(px|rem)$/.exec(value) ?? [];
  return amount === undefined || unit === undefined
    ? null
    : { $type: 'dimension', $value: { value: Number(amount), unit } };
}

/** Names of tokens are parts of references, in which these signs have a meaning. */
function isIllegalName(name: string): boolean {
  return name.startsWith('$') || /[.{}]/.test(name);
}

function numberToken(path: readonly string[], name: string, value: number): Token {
  if (name.startsWith('fontWeight')) return { $type: 'fontWeight', $value: value };
  if (path.includes('duration')) return { $type: 'duration', $value: { value, unit: 'ms' } };
  if (/^(?:lineHeight|opacity|zIndex)$/.test(name)) return { $type: 'number', $value: value };
  return { $type: 'dimension', $value: { value, unit: 'px' } };
}

function colorToken(color: string): Token | null {
  const parsed = rgb(parse(color));
  if (parsed === undefined) return null;
  const { r, g, b, alpha = 1 } = parsed;
  const components = [r, g, b].map((part) => Math.round(part * 10000) / 10000);
  const opacity = alpha === 1 ? {} : { alpha };
  const hex = formatHex(parsed);
  return { $type: 'color', $value: { colorSpace: 'srgb', components, ...opacity, hex } };
}

function familiesIn(list: string): readonly string[] {
  return list.split(',').map((family) => family.trim().replace(/^(["'])(.*)\1$/, '$2'));
}

import { blend, formatHex, parse } from 'culori/fn';
import './oklch';

/** A color as six digits, with what it lets through of its background mixed in. */
export function solid(color: string, background: string): string {
  const { alpha = 1 } = parse(color) ?? {};
  return formatHex(alpha === 1 ? color : blend([background, color], 'normal', 'rgb')) ?? '#000000';
}

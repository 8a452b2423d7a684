import { blend, formatHex, parse } from 'culori/fn';
import { withAlpha } from './oklch';

/** A color as six digits, with what it lets through of its background mixed in. */
export function solid(color: string, background: string): string {
  const { alpha = 1 } = parse(color) ?? {};
  return formatHex(alpha === 1 ? color : blend([background, color], 'normal', 'rgb')) ?? '#000000';
}

/** A color of any notation of CSS in one that every library reads; `null` for another text. */
export function plain(text: string): string | null {
  const color = parse(text);
  return color === undefined ? null : withAlpha(text, color.alpha ?? 1);
}

import type { Token } from '../out/token';
import type { Literal } from '../theme';

type Fields = Readonly<Record<string, unknown>>;

/** What the options have for a token; `undefined` if its value is not one of its type. */
export function literalOf({ $type, $value }: Token): Literal | undefined {
  switch ($type) {
    case 'color':
      return typeof $value === 'string' ? $value : colorIn(fieldsIn($value));
    case 'dimension': {
      const { value, unit } = fieldsIn($value);
      if (typeof value !== 'number') return undefined;
      return unit === 'px' ? value : unit === 'rem' ? `${String(value)}rem` : undefined;
    }
    case 'duration': {
      const { value, unit } = fieldsIn($value);
      if (typeof value !== 'number') return undefined;
      return unit === 'ms' ? value : unit === 's' ? value * 1000 : undefined;
    }
    case 'fontFamily':
      return familiesOf($value);
    case 'fontWeight':
    case 'number':
      return typeof $value === 'number' ? $value : undefined;
    default:
      return undefined;
  }
}

function fieldsIn(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function colorIn({ colorSpace, components, alpha, hex }: Fields): string | undefined {
  const parts: readonly unknown[] = Array.isArray(components) ? components : [];
  const isSrgb = colorSpace === 'srgb' && parts.length === 3;
  const channels = parts.flatMap((part) => (typeof part === 'number' ? [channel(part)] : []));
  if (!isSrgb || channels.length < 3) return typeof hex === 'string' ? hex : undefined;
  if (typeof alpha === 'number' && alpha !== 1) {
    return `rgba(${channels.join(', ')}, ${String(alpha)})`;
  }
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

function channel(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 255);
}

/** Words of CSS and names without spaces need no quotes. */
function familiesOf(value: unknown): string | undefined {
  const families: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = families.flatMap((one) => (typeof one === 'string' ? [one] : []));
  if (texts.length < families.length) return undefined;
  return texts.map((name) => (/^[\w-]+$/.test(name) ? name : `"${name}"`)).join(', ');
}

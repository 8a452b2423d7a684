import { among, type Field } from '../field';
import { amount, choice } from '../plainField';
import { boxes } from '../samples';
import { type Entry, type Lookup, schemes } from '../theme';
import { defaults } from './defaults';

const levels = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

/** The ring around every shadow, which is not seen unless a theme draws it. */
const ring = 'var(--joy-shadowRing, 0 0 #000)';
const ink = 'rgba(var(--joy-shadowChannel, 21 21 21) / var(--joy-shadowOpacity, 0.08))';
const text = 'var(--joy-palette-text-primary, #171A1C)';

/** What lies around the ring at each level, in the styles that there are. */
const styles: Readonly<Record<string, readonly string[]>> = {
  none: levels.map(() => ring),
  soft: [2, 6, 14, 24, 40].map((blur) => `${ring}, 0px ${px(blur / 4)} ${px(blur)} 0px ${ink}`),
  strong: [1, 2, 4, 8, 12].map(
    (drop) =>
      `${ring}, 0px ${px(drop)} ${px(drop * 2)} 0px ${ink}, 0px ${px(drop)} ${px(drop)} 0px ${ink}`,
  ),
  hard: [1, 2, 4, 6, 8].map((away) => `${ring}, ${px(away)} ${px(away)} 0px 0px ${text}`),
};

const rings = {
  fine: '0 0 0 1px rgba(var(--joy-palette-neutral-mainChannel, 99 107 116) / 0.25)',
  bold: '0 0 0 2px rgba(var(--joy-palette-neutral-mainChannel, 99 107 116) / 0.6)',
};

export const shadowFields: readonly Field[] = [
  {
    ...choice(
      'shadow',
      'Shadows',
      { own: 'Library’s own', none: 'None', soft: 'Soft', strong: 'Strong', hard: 'Hard edges' },
      among(
        Object.fromEntries(Object.entries(styles).map(([name, list]) => [name, shadows(list)])),
      ),
    ),
    pictures: boxes,
  },
  choice(
    'shadow.ring',
    'Ring around shadows',
    { own: 'None', fine: 'Fine', bold: 'Bold' },
    among({ fine: ringed(rings.fine), bold: ringed(rings.bold) }),
  ),
  amount(
    'shadow.opacity',
    'Strength of shadows',
    { standard: 100, min: 25, max: 300, step: 25, unit: '%' },
    { write: opaque, read: opacityIn },
  ),
];

function px(value: number): string {
  return `${String(value)}px`;
}

function shadows(list: readonly string[]): readonly Entry[] {
  return levels.map((level, index) => [['shadow', level], list[index] ?? ring]);
}

function ringed(shadow: string): readonly Entry[] {
  return schemes.map((scheme) => [['colorSchemes', scheme, 'shadowRing'], shadow]);
}

/** Each scheme has an opacity, as shadows are hard to see in the dark. */
function opaque(percent: number): readonly Entry[] {
  return schemes.map((scheme) => {
    const own = Number(Reflect.get(defaults.colorSchemes[scheme], 'shadowOpacity'));
    const opacity = Math.min(1, (own * percent) / 100);
    return [['colorSchemes', scheme, 'shadowOpacity'], String(Math.round(opacity * 1000) / 1000)];
  });
}

function opacityIn(lookup: Lookup): number | undefined {
  const [light] = opaque(100);
  if (light === undefined) return undefined;
  const [path, own] = light;
  const percent = Math.round((Number(lookup(...path)) / Number(own)) * 100);
  const isWritten = opaque(percent).every(([place, value]) => lookup(...place) === value);
  return isWritten ? percent : undefined;
}

import { numberBefore } from '../field';
import type { Entry, Lookup } from '../theme';
import { defaults } from './defaults';

interface Scale {
  /** Where the sizes stand in the options, and the names of those that change together. */
  readonly name: 'fontSize' | 'radius';
  readonly sizes: readonly string[];
  /** The size that a number is read from. */
  readonly measured: string;
  readonly unit: 'rem' | 'px';
  /** The number that stands for the library's own sizes. */
  readonly standard: number;
}

/** Writes and reads several sizes as one number, by which all of them grow alike. */
export function inProportion(scale: Scale) {
  const { name, sizes, measured, unit, standard } = scale;
  const write = (value: number): readonly Entry[] =>
    sizes.map((size) => [[name, size], scaled(ownSize(scale, size), value / standard, unit)]);
  return {
    write,
    read(lookup: Lookup): number | undefined {
      const size = numberBefore(unit, lookup(name, measured));
      if (size === undefined) return undefined;
      const value = Math.round((size / ownSize(scale, measured)) * standard);
      return write(value).every(([path, text]) => lookup(...path) === text) ? value : undefined;
    },
  };
}

function ownSize({ name, unit }: Scale, size: string): number {
  return numberBefore(unit, Reflect.get(defaults[name], size)) ?? 0;
}

function scaled(size: number, factor: number, unit: Scale['unit']): string {
  const digits = unit === 'rem' ? 1e4 : 1;
  return `${String(Math.round(size * factor * digits) / digits)}${unit}`;
}

// Rows of the demos are made when a page shows them, and are the same for everybody: numbers come from a seed.

export interface Random {
  /** A number from 0 up to 1. */
  next: () => number;
  /** A whole number from `min` through `max`. */
  integer: (min: number, max: number) => number;
  pick: <T>(values: readonly T[]) => T;
  /** A day at midnight, local time, at most `span` days after `from`. */
  day: (from: Date, span: number) => Date;
  /**
   * The day of the row at an index, never before that of the row above it. It is less than `span`
   * days after `from` however many rows there are: each day has more rows than the one before.
   */
  risingDay: (from: Date, span: number, index: number) => Date;
}

/** Rows in which half of the span passes. */
const HALF = 200;

/** The generator mulberry32 by Tommy Ettinger: 32 bits of state, even enough for made-up rows. */
export function createRandom(seed: number): Random {
  let state = seed;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function integer(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  return {
    next,
    integer,
    pick: <T>(values: readonly T[]) => values[integer(0, values.length - 1)] as T,
    day: (from, span) => daysAfter(from, integer(0, span)),
    risingDay(from, span, index) {
      const place = index + next();
      return daysAfter(from, Math.floor((span * place) / (place + HALF)));
    },
  };
}

function daysAfter(from: Date, days: number): Date {
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + days);
}

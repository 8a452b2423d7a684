/** A color that readers know a meaning of, by lightness, chroma and hue. */
export interface Status {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  /** Degrees that it is at least from the hue of a seed. */
  readonly apart?: number;
}

/** How far a status moves to the hue of the seed, so that all look like one family. */
const kinship = 0.08;

/**
 * The hue of a status beside a seed, in degrees. One that readers must not take for the seed is
 * `apart` from it, on the side where no other status is.
 */
export function statusHue(
  own: number,
  seed: { readonly c: number; readonly h: number },
  apart = 0,
): number {
  if (seed.c < 0.02) return own;
  const way = shortWay(own, seed.h);
  return Math.abs(way) < Math.abs(apart) ? seed.h + apart : own + way * kinship;
}

/** Degrees from one hue to another, the shorter way around. */
function shortWay(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

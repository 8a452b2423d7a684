// Colors that mean something are not those of the brand.
import { expect, test } from 'vitest';
import { paletteOf as joyPalette } from '../components/studio/joy/palette';
import { paletteOf } from '../components/studio/material/palette';
import { oklchOf } from '../components/studio/oklch';

function hue(color: unknown): number {
  return oklchOf(String(color)).h ?? 0;
}

function distance(one: unknown, other: unknown): number {
  const around = Math.abs(hue(one) - hue(other));
  return Math.min(around, 360 - around);
}

test.each(['#b4232a', '#d32f2f', '#c2410c', '#e11d48'])('errors differ from %s', (seed) => {
  const palette = paletteOf(seed);
  for (const scheme of ['light', 'dark']) {
    const primary = palette[`${scheme}.primary`];
    expect(distance(primary, palette[`${scheme}.error`])).toBeGreaterThan(20);
    expect(distance(primary, palette[`${scheme}.warning`])).toBeGreaterThan(20);
  }
  const { primary, danger, warning } = joyPalette(seed);
  expect(distance(primary, danger)).toBeGreaterThan(20);
  expect(distance(primary, warning)).toBeGreaterThan(20);
});

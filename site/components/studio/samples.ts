import type { Picture, Sample } from './field';

/** Radii that readers choose by their corner. */
export const radii: readonly Sample[] = [
  corner(0, 'Square'),
  corner(4, 'Small'),
  corner(8, 'Medium'),
  corner(14, 'Large'),
  corner(24, 'Round'),
];

/** Rows at the densities of both libraries. */
export const rows: Readonly<Record<string, Picture>> = {
  compact: { gap: 2 },
  own: { gap: 5 },
  roomy: { gap: 8 },
};

/** A box in each style of shadows, as it looks at a middle level. */
export const boxes: Readonly<Record<string, Picture>> = {
  own: { shadow: '0 2px 3px rgba(0, 0, 0, 0.3), 0 3px 6px rgba(0, 0, 0, 0.16)' },
  none: { shadow: 'none' },
  soft: { shadow: '0 3px 10px rgba(0, 0, 0, 0.2)' },
  strong: { shadow: '0 3px 7px rgba(0, 0, 0, 0.55)' },
  hard: { shadow: '4px 4px 0 rgba(0, 0, 0, 0.85)' },
};

function corner(radius: number, label: string): Sample {
  return { value: String(radius), label, picture: { corner: radius } };
}

import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import { blend } from '@mui/system';

/** What a color that lets its background through looks like on it. */
function shownOn(background: string, color: string): string {
  const [, , , opacity = 1] = decomposeColor(color).values;
  return opacity === 1 ? color : blend(background, color, opacity);
}

/** The contrast that is seen: the package's own function takes every color for opaque. */
export function contrastOn(background: string, color: string): number {
  return getContrastRatio(shownOn(background, color), background);
}

/** Never more than there is: 4.49 is not enough for 4.5. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}

/** Which text a contrast is enough for, by WCAG 2. */
export function gradeOf(ratio: number): 'any' | 'large' | 'none' {
  if (ratio >= 4.5) return 'any';
  return ratio >= 3 ? 'large' : 'none';
}

/** Black or white, whichever is easier to read on a color: never less than 4.5 to 1. */
export function readableOn(background: string): '#000' | '#fff' {
  return contrastOn(background, '#fff') > contrastOn(background, '#000') ? '#fff' : '#000';
}

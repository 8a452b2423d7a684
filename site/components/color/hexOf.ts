import { decomposeColor, hslToRgb } from '@mui/material/styles';

/** A legal color as the six digits that the browser's picker knows: opaque, and on every screen. */
export function hexOf(color: string): string {
  const { type, values } = decomposeColor(color.startsWith('hsl') ? hslToRgb(color) : color);
  const most = type === 'color' ? 1 : 255;
  const digits = values.slice(0, 3).map((value) => {
    const byte = Math.round((Math.min(most, Math.max(0, value)) / most) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

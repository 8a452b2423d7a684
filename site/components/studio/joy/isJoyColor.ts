import { parse } from 'culori/fn';
import { isLegalColor } from '../../../families/material-ui/legalColor';
import '../oklch';

/** Whether a theme may have a color: the studio computes tones and contrast of every one. */
export function isJoyColor(text: string): boolean {
  return isLegalColor(text) && parse(text) !== undefined;
}

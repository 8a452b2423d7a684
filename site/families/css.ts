import { css as serialize, type Interpolation } from '@emotion/react';
import { compile, serialize as write, stringify } from 'stylis';

/** Writes style objects, keyed by selector, as CSS. */
export function css(styles: Interpolation<unknown>): string {
  return write(compile(serialize(styles).styles), stringify);
}

import { css as serialized, type CSSObject } from '@emotion/react';
import { compile, serialize, stringify } from 'stylis';

/** Writes style objects, keyed by selector, as CSS. */
export function css(styles: object[]): string {
  const rules = styles as CSSObject[];
  return serialize(compile(serialized(rules).styles), stringify);
}

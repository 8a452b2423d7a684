import { css as serialized, type CSSObject } from '@emotion/react';
import { compile, serialize, stringify } from 'stylis';

type Rule = Readonly<Record<string, CSSObject>>;

/** Writes style objects, keyed by selector, as CSS. */
export function css(styles: object[]): string {
  const rules = (styles as Rule[]).map(withoutScheme);
  return serialize(compile(serialized(rules).styles), stringify);
}

/** Which scheme the page has is not for the theme of its demos to say. */
function withoutScheme(rule: Rule): Rule {
  return Object.fromEntries(
    Object.entries(rule).map(([selector, style]) => [
      selector,
      { ...style, colorScheme: undefined },
    ]),
  );
}

import { css, type CSSObject } from '@emotion/react';
import { unstable_styleFunctionSx as styleFunctionSx } from '@mui/system';
import { compile, type Element } from 'stylis';
import type { SxValue } from './sxValue';

/** What the installed package makes of a value of `sx`: style objects, as Emotion gets them. */
export function stylesOf(sx: SxValue, theme: object): readonly CSSObject[] {
  // An array in an array is not taken by the package, and nothing is what it leaves out.
  const styles = styleFunctionSx({ sx: sx as object, theme }) as unknown as
    CSSObject | readonly (CSSObject | null)[] | null;
  const all = Array.isArray(styles) ? (styles as readonly (CSSObject | null)[]) : [styles];
  return all.filter((style) => style !== null) as readonly CSSObject[];
}

/** The CSS that Emotion writes for style objects, without the prefixes of vendors. */
export function cssOf(styles: readonly CSSObject[], selector = '.box'): string {
  return print(compile(`${selector}{${css([...styles]).styles}}`), '').join('\n');
}

/** Declarations alone, of styles without selectors. */
export function declarationsOf(styles: readonly CSSObject[]): readonly string[] {
  return compile(`a{${css([...styles]).styles}}`).flatMap(({ children }) =>
    typeof children === 'string' ? [] : children.map((one) => print([one], '').join(' ')),
  );
}

function print(elements: readonly Element[], indent: string): string[] {
  return elements.flatMap((element) => {
    const { type, value, children, props } = element;
    if (type === 'comm') return [];
    if (type === 'decl' && typeof props === 'string' && typeof children === 'string')
      return [`${indent}${props}: ${spaced(children)};`];
    if (typeof children === 'string') return [`${indent}${value}`];
    const inner = print(children, `${indent}  `);
    if (inner.length === 0) return [];
    const head = type === 'rule' && Array.isArray(props) ? props.join(', ') : value;
    return [`${indent}${readable(head)} {`, ...inner, `${indent}}`];
  });
}

/** With the blanks that stylis takes away. */
function spaced(value: string): string {
  return value.replaceAll(/,(?=\S)/g, ', ');
}

function readable(head: string): string {
  return head.replaceAll(/\((min|max)-(width|height):(?=\S)/g, '($1-$2: ');
}

import { useState } from 'react';
import type { CSSObject } from '@emotion/react';
import { cssOf, stylesOf } from './sxCss';
import { readSx } from './readSx';
import { placeOf, SxMistake } from './SxMistake';
import { sxThemes, type SxThemeName } from './sxThemes';

interface Resolved {
  readonly styles: readonly CSSObject[];
  readonly css: string;
}

export interface Mistake {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

interface Tried {
  readonly text: string;
  readonly theme: SxThemeName;
}

/** What a reader writes, and what came of it when it was last right. */
export function useSx(start: Tried) {
  const [tried, setTried] = useState<Tried>(start);
  const [last, setLast] = useState<Tried>(start);
  const result = resolved(tried);
  const isWrong = 'reason' in result;

  const change = (next: Partial<Tried>) => {
    const all = { ...tried, ...next };
    setTried(all);
    if (!('reason' in resolved(all))) setLast(all);
  };

  return {
    ...tried,
    change,
    mistake: isWrong ? result : null,
    shown: isWrong ? (resolved(last) as Resolved) : result,
  };
}

export function resolved({ text, theme }: Tried): Resolved | Mistake {
  try {
    const styles = stylesOf(readSx(text), sxThemes[theme]);
    return { styles, css: cssOf(styles) };
  } catch (error) {
    if (error instanceof SxMistake) return { ...placeOf(text, error.at), reason: error.message };
    // The package refuses some values, such as a container query that it cannot read.
    if (error instanceof Error) return { line: 1, column: 1, reason: error.message };
    throw error;
  }
}

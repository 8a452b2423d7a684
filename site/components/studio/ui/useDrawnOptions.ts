import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Options } from '../kit';

/** What a theme has as CSS variables: they reach the screens by the style sheet. */
const variables = new Set(['colorSchemes', 'shape', 'spacing', 'shadows']);

/** How long a drag has to rest until the screens are rendered anew for what they have already. */
const rest = 250;

/**
 * The options for the theme of the screens. They follow at once where components are drawn anew, and
 * later where only variables have changed, so that a drag does not render all screens at each step.
 */
export function useDrawnOptions(options: Options): Options {
  const [drawn, setDrawn] = useState(options);
  const structure = useMemo(() => structureOf(options), [options]);
  const own = useMemo(() => structureOf(drawn), [drawn]);
  const isSame = structure === own;
  useEffect(() => {
    if (drawn === options) return;
    const follow = () => startTransition(() => setDrawn(options));
    if (!isSame) {
      follow();
      return;
    }
    const later = setTimeout(follow, rest);
    return () => clearTimeout(later);
  }, [drawn, options, isSame]);
  return drawn;
}

function structureOf(options: Options): string {
  return JSON.stringify(Object.entries(options).filter(([name]) => !variables.has(name)));
}

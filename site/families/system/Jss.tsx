import { useId, useState, type ReactNode } from 'react';
import {
  __unsafe_useEmotionCache as useEmotionCache,
  css,
  type EmotionCache,
} from '@emotion/react';
import { createGenerateClassName, StylesProvider } from '@mui/styles';
import { SheetsRegistry } from 'jss';

interface JssProps {
  children: ReactNode;
}

/**
 * Surrounds demos that style with JSS. Their classes are counted anew in each demo, after a seed of
 * its own, so that they are the same in the prerendered page and in the browser, whichever demo wakes
 * first. The page takes their rules with those of Emotion's cache.
 *
 * JSS mirrors nothing: these demos use logical properties.
 */
export default function Jss({ children }: JssProps) {
  const seed = useId();
  const [own] = useState(() => ({
    generateClassName: createGenerateClassName({ seed }),
    sheetsManager: new Map(),
    sheetsRegistry: new SheetsRegistry(),
  }));

  return (
    <>
      <StylesProvider {...own}>{children}</StylesProvider>
      <Gathered sheets={own.sheetsRegistry} />
    </>
  );
}

/**
 * Rendered after the demo, when its sheets are known. `compat` marks the cache in which a page that is
 * being rendered gathers its styles; in the browser JSS inserts them itself.
 */
function Gathered({ sheets }: { sheets: SheetsRegistry }) {
  const cache = useEmotionCache();
  if (cache?.compat) gather(sheets.toString(), cache);
  return null;
}

function gather(rules: string, { inserted }: EmotionCache) {
  if (rules !== '') inserted[css(rules).name] = rules;
}

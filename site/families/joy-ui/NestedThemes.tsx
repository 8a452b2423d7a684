import { useId, useMemo, type ReactNode } from 'react';
import {
  __unsafe_useEmotionCache as useEmotionCache,
  CacheProvider,
  type EmotionCache,
} from '@emotion/react';

type Serialized = Parameters<EmotionCache['insert']>[1];

/** Around a demo: its id, which React gives it. */
export const demoScope = 'data-joy-demo';

interface NestedThemesProps {
  children: ReactNode;
}

/**
 * Keeps the themes that a demo brings in the demo. A provider writes the variables of its theme to
 * the root of the document, where all demos would get them, and follows the scheme that it has
 * stored. In a page, the rules are for this demo instead, and the scheme is that of the site.
 */
export function NestedThemes({ children }: NestedThemesProps) {
  const id = useId();
  const outer = useEmotionCache();
  const cache = useMemo(() => outer && keepingThemes(outer, id), [outer, id]);
  const scope = <div {...{ [demoScope]: id }}>{children}</div>;
  return cache ? <CacheProvider value={cache}>{scope}</CacheProvider> : scope;
}

/** A cache that writes to the same style sheet. */
function keepingThemes(cache: EmotionCache, id: string): EmotionCache {
  return {
    ...cache,
    // Styles that components share are written once: only global ones are for one demo.
    insert: (selector, styles, ...rest) =>
      cache.insert(
        selector,
        selector === '' ? renamed(kept(styles, `="${id}"`), id) : kept(styles),
        ...rest,
      ),
  };
}

/** On the server, what has a name is compiled once. */
function renamed(styles: Serialized, id: string): Serialized {
  return { ...styles, name: `${styles.name}${id}` };
}

/** @param value Of the attribute of the demo; that of any demo without one. */
function kept(serialized: Serialized, value = ''): Serialized {
  const { styles } = serialized;
  if (!/:root|color-scheme=/.test(styles)) return serialized;
  // A document that shows one demo alone, in a frame, is the demo's own.
  const alone = ':has(.demo-alone)';
  const demo = `[${demoScope}${value}]:not(.demo-alone *)`;
  const inSchemeOfSite = (attribute: string, scheme: string) => {
    const site = `[data-color-scheme="${scheme}"] ${demo}`;
    return `:is(${site}, ${demo} ${attribute}, ${attribute}${alone}, .demo-alone ${attribute})`;
  };
  return {
    ...serialized,
    styles: withSchemesOfParts(
      styles
        .replace(/\[data-joy-color-scheme="(\w+)"\]/g, inSchemeOfSite)
        .replaceAll(':root', `:is(${demo}, :root${alone})`),
    ),
  };
}

/** Lets a part of a page have a scheme by the library's attribute, beside the site's. */
export function withSchemesOfParts(css: string) {
  return css.replace(
    /\[data-color-scheme="(\w+)"\]/g,
    ':is($&, :not(:root)[data-joy-color-scheme="$1"])',
  );
}

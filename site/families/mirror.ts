import type { EmotionCache, StylisPlugin } from '@emotion/cache';

let cache: EmotionCache | null = null;

/** The right-to-left styling cache, in browsers where `mirror` has loaded it. */
export function mirroredCache(): EmotionCache | null {
  return cache;
}

/** Loads that cache: few readers need it. Answers with its plugins, for prerendered styles. */
export async function mirror(): Promise<StylisPlugin[]> {
  const { createMirroredCache, plugins } = await import('./mirroredCache');
  if (typeof document !== 'undefined') cache ??= createMirroredCache();
  return plugins;
}

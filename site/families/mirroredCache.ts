import createCache, { type StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

export const plugins: StylisPlugin[] = [prefixer, rtlPlugin];

/**
 * One for all demos of a page: styles that two demos share are then written once. Its key is that
 * of Emotion's own cache, so that prerendered markup is right in both directions: classes have the
 * same names, and one of the two caches is in use.
 */
export const createMirroredCache = () => createCache({ key: 'css', stylisPlugins: plugins });

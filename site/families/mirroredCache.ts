import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** One for all demos of a page: styles that two demos share are then written once. */
export const mirroredCache = createCache({
  key: 'rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});

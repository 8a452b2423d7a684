import { createElement } from 'react';

function icon(d) {
  return () =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24' },
      createElement('path', { d }),
    );
}

export const Oak = icon('M1 2h3');
export const Elm = icon('M3 4h5');
export const Yew = icon('M5 6h7');

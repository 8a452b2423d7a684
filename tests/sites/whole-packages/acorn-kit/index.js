import { createElement } from 'react';

// As the development build of a package has them, each on a line.
// prettier-ignore
const messages = {
  seed: (size) => process.env.NODE_ENV !== "production" ? `Acorn: no seed is ${size}.` : format(7, size),
  branch: () => process.env.NODE_ENV !== "production" ? "Acorn: a branch has a length." : format(12),
};

export function Seed({ size = 'small', ripe = false, children, ...rest }) {
  if (size !== 'small' && size !== 'large')
    throw new Error(messages.seed(size));
  return createElement(
    'button',
    { type: 'button', 'data-size': size, 'data-ripe': ripe, ...rest },
    children,
  );
}

export function Branch({ length = 1, children }) {
  if (length < 0) throw new Error(messages.branch());
  return createElement('p', { 'data-length': length }, children);
}

export function useSeason() {
  return 'spring';
}

function format(code, ...values) {
  return `Acorn: error ${code}. ${values.join(' ')}`;
}

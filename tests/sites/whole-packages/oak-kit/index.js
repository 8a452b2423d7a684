import { createElement } from 'react';

export function Trunk({ children }) {
  return createElement('div', null, children);
}

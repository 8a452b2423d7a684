import { createElement } from 'react';

export default function Nothing() {
  return createElement('p', null, 'No element is written here');
}

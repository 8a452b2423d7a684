import { jsx } from 'react/jsx-runtime';

export function Button({ children, look = 'soft', onPress }) {
  return jsx('button', {
    type: 'button',
    className: `pine-button_h3k pine-${look}_h3k`,
    onClick: onPress,
    children,
  });
}

export function Meter({ label, value }) {
  return jsx('meter', { className: 'pine-meter_x7d', 'aria-label': label, value });
}

export function Tag({ children, alarming = false }) {
  return jsx('span', { className: alarming ? 'pine-alarming_q1s' : 'pine-tag_q1s', children });
}

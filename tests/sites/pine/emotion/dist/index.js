import { jsx } from '@emotion/react';
export { ThemeProvider } from '@emotion/react';

export const theme = { accent: 'rgb(20 90 60)' };

const styles = ({ accent }) => ({ border: 0, color: 'white', backgroundColor: accent });

export function Button({ children, look = 'soft' }) {
  return jsx('button', { type: 'button', css: styles, 'data-look': look, children });
}

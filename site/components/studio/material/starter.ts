import type { Starter } from '../kit';
import App from './app/App.tsx?raw';
import main from './app/main.tsx?raw';

/** A small app in the theme. */
export const starter: Starter = {
  packages: ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'],
  files: { 'src/main.tsx': main, 'src/App.tsx': App },
};

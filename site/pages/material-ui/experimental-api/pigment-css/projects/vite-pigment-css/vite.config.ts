import { pigment } from '@pigment-css/vite-plugin';
import react from '@vitejs/plugin-react';
import { createTheme } from '@mui/material/styles';
import { defineConfig } from 'vite';

const theme = createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },
});

export default defineConfig({
  plugins: [react(), pigment({ theme, transformLibraries: ['@mui/material'] })],
});

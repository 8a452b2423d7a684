import Box from '@mui/joy/Box';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface CssVarsThemeOptions {
    ribbon?: { height: string };
  }
  interface ThemeVars {
    ribbon: { height: string };
  }
  interface RadiusOverrides {
    bubble: true;
  }
}

const theme = extendTheme({
  ribbon: { height: '12px' },
  radius: { bubble: '999px' },
});

export default function VariablesNew() {
  return (
    <CssVarsProvider theme={theme}>
      <Box
        sx={(theme) => ({
          width: 200,
          height: theme.vars.ribbon.height,
          borderRadius: 'bubble',
          bgcolor: 'primary.solidBg',
        })}
      />
    </CssVarsProvider>
  );
}

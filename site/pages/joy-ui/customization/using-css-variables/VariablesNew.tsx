import Box from '@mui/joy/Box';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface CssVarsThemeOptions {
    trail?: { height: string };
  }
  interface ThemeVars {
    trail: { height: string };
  }
  interface RadiusOverrides {
    bubble: true;
  }
}

const theme = extendTheme({
  cssVarPrefix: 'hike',
  colorSchemeSelector: '[data-color-scheme="%s"]',
  trail: { height: '12px' },
  radius: { bubble: '999px' },
});

export default function VariablesNew() {
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={null}>
      <Box
        sx={(theme) => ({
          width: 200,
          height: theme.vars.trail.height,
          borderRadius: 'bubble',
          bgcolor: 'primary.solidBg',
        })}
      />
    </CssVarsProvider>
  );
}

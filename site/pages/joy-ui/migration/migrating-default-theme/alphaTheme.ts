import type { CssVarsThemeOptions } from '@mui/joy/styles';

const primary = {
  50: '#F4FAFF',
  100: '#DDF1FF',
  200: '#ADDBFF',
  300: '#6FB6FF',
  400: '#3990FF',
  500: '#096BDE',
  600: '#054DA7',
  700: '#02367D',
  800: '#072859',
  900: '#00153C',
};

const neutral = {
  50: '#F7F7F8',
  100: '#EBEBEF',
  200: '#D8D8DF',
  300: '#B9B9C6',
  400: '#8F8FA3',
  500: '#73738C',
  600: '#5A5A72',
  700: '#434356',
  800: '#25252D',
  900: '#131318',
};

const danger = {
  50: '#FFF8F6',
  100: '#FFE9E8',
  200: '#FFC7C5',
  300: '#FF9192',
  400: '#FA5255',
  500: '#D3232F',
  600: '#A10E25',
  700: '#77061B',
  800: '#580013',
  900: '#39000D',
};

const success = {
  50: '#F3FEF5',
  100: '#D7F5DD',
  200: '#77EC95',
  300: '#4CC76E',
  400: '#2CA24D',
  500: '#1A7D36',
  600: '#0F5D26',
  700: '#034318',
  800: '#002F0F',
  900: '#001D09',
};

const warning = {
  50: '#FFF8C5',
  100: '#FAE17D',
  200: '#EAC54F',
  300: '#D4A72C',
  400: '#BF8700',
  500: '#9A6700',
  600: '#7D4E00',
  700: '#633C01',
  800: '#4D2D00',
  900: '#3B2300',
};

const info = {
  50: '#FDF7FF',
  100: '#F4EAFF',
  200: '#E1CBFF',
  300: '#C69EFF',
  400: '#A374F9',
  500: '#814DDE',
  600: '#5F35AE',
  700: '#452382',
  800: '#301761',
  900: '#1D0A42',
  solidColor: '#FFF',
  solidBg: '#814DDE',
  solidHoverBg: '#5F35AE',
  solidActiveBg: '#452382',
};

const infoLight = {
  ...info,
  softColor: '#5F35AE',
  softBg: '#F4EAFF',
  softHoverBg: '#E1CBFF',
  softActiveBg: '#C69EFF',
  outlinedColor: '#814DDE',
  outlinedBorder: '#E1CBFF',
  outlinedHoverBg: '#F4EAFF',
  outlinedActiveBg: '#E1CBFF',
  plainColor: '#5F35AE',
  plainHoverBg: '#F4EAFF',
  plainActiveBg: '#E1CBFF',
};

const infoDark = {
  ...info,
  softColor: '#E1CBFF',
  softBg: '#1D0A42',
  softHoverBg: '#301761',
  softActiveBg: '#452382',
  outlinedColor: '#E1CBFF',
  outlinedBorder: '#452382',
  outlinedHoverBg: '#301761',
  outlinedActiveBg: '#1D0A42',
  plainColor: '#C69EFF',
  plainHoverBg: '#301761',
  plainActiveBg: '#452382',
};

const fontFamily = '"Public Sans", var(--joy-fontFamily-fallback)';
const color = {
  primary: 'var(--joy-palette-text-primary)',
  secondary: 'var(--joy-palette-text-secondary)',
  tertiary: 'var(--joy-palette-text-tertiary)',
};
const display = {
  fontFamily,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  color: color.primary,
};
const heading = {
  fontFamily,
  fontWeight: 500,
  letterSpacing: 'normal',
  color: color.primary,
};
const body = { fontFamily, lineHeight: 1.5, color: color.tertiary };

/** The values of alpha 89, for `extendTheme` of the betas. */
export const alphaTheme = {
  colorSchemes: {
    light: {
      palette: { primary, neutral, danger, success, warning, info: infoLight },
    },
    dark: {
      palette: { primary, neutral, danger, success, warning, info: infoDark },
    },
  },
  fontFamily: { body: fontFamily, display: fontFamily },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  typography: {
    display1: { ...display, fontWeight: 700, fontSize: '4.5rem' },
    display2: { ...display, fontWeight: 700, fontSize: '3.75rem' },
    h1: { ...display, fontWeight: 600, fontSize: '3rem' },
    h2: { ...display, fontWeight: 600, fontSize: '2.25rem' },
    h3: { ...heading, fontSize: '1.875rem', lineHeight: 1.25 },
    h4: { ...heading, fontSize: '1.5rem', lineHeight: 1.5 },
    h5: { ...heading, fontSize: '1.25rem', lineHeight: 1.5 },
    h6: { ...heading, fontSize: '1.125rem', lineHeight: 1.5 },
    body1: { ...body, fontSize: '1rem', color: color.primary },
    body2: { ...body, fontSize: '0.875rem', color: color.secondary },
    body3: { ...body, fontSize: '0.75rem' },
    body4: { ...body, fontSize: '0.625rem' },
    body5: { ...body, fontSize: '0.5rem' },
  },
  components: {
    JoyTypography: {
      defaultProps: {
        levelMapping: {
          display1: 'h1',
          display2: 'h2',
          h1: 'h1',
          h2: 'h2',
          h3: 'h3',
          h4: 'h4',
          h5: 'h5',
          h6: 'h6',
          body1: 'p',
          body2: 'p',
        },
      },
    },
    JoyAlert: { defaultProps: { color: 'primary' } },
    JoyCard: { defaultProps: { variant: 'plain' } },
    JoyChip: { defaultProps: { color: 'primary', variant: 'solid' } },
    JoyIconButton: { defaultProps: { color: 'primary', variant: 'soft' } },
    JoyTabList: { defaultProps: { variant: 'soft' } },
  },
} as CssVarsThemeOptions;

import {
  decomposeColor,
  hslToRgb,
  rgbToHex,
  type Theme,
} from '@mui/material/styles';

interface Token {
  $type: string;
  $value: unknown;
}
interface TokenGroup {
  [name: string]: Token | TokenGroup;
}

const round = (value: number) => Number(value.toFixed(4));

function colorToken(css: string): Token {
  const rgb = css.startsWith('hsl') ? hslToRgb(css) : css;
  const [red, green, blue, alpha = 1] = decomposeColor(rgb).values;
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: [red, green, blue].map((part) => round(part / 255)),
      alpha,
      hex: rgbToHex(`rgb(${red}, ${green}, ${blue})`),
    },
  };
}

function dimension(value: number, unit: 'px' | 'rem') {
  return { value: round(value), unit };
}

function textToken(style: Theme['typography']['body1']): Token {
  const size = parseFloat(String(style.fontSize));
  // The format has no em: a letter spacing is relative to the font size.
  const spacing = parseFloat(String(style.letterSpacing ?? 0)) * size;
  return {
    $type: 'typography',
    $value: {
      fontFamily: String(style.fontFamily).replaceAll('"', '').split(', '),
      fontSize: dimension(size, 'rem'),
      fontWeight: style.fontWeight,
      letterSpacing: dimension(spacing, 'rem'),
      lineHeight: style.lineHeight,
    },
  };
}

const roles = [
  ...(['primary', 'secondary', 'error'] as const),
  ...(['warning', 'info', 'success'] as const),
];
const variants = [
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const),
  ...(['subtitle1', 'subtitle2', 'body1', 'body2'] as const),
  ...(['button', 'caption', 'overline'] as const),
];

function colorsOf(palette: Theme['palette']): TokenGroup {
  const color: TokenGroup = {};
  for (const role of roles) {
    const { light, main, dark, contrastText } = palette[role];
    color[role] = {
      light: colorToken(light),
      main: colorToken(main),
      dark: colorToken(dark),
      contrastText: colorToken(contrastText),
    };
  }
  return {
    ...color,
    text: {
      primary: colorToken(palette.text.primary),
      secondary: colorToken(palette.text.secondary),
      disabled: colorToken(palette.text.disabled),
    },
    background: {
      default: colorToken(palette.background.default),
      paper: colorToken(palette.background.paper),
    },
    divider: colorToken(palette.divider),
  };
}

export function designTokens(theme: Theme): TokenGroup {
  const typography: TokenGroup = {};
  for (const variant of variants) {
    typography[variant] = textToken(theme.typography[variant]);
  }
  const spacing: TokenGroup = {};
  for (const factor of [0.5, 1, 2, 3, 4, 6, 8]) {
    spacing[String(factor).replace('.', '_')] = {
      $type: 'dimension',
      $value: dimension(parseFloat(theme.spacing(factor)), 'px'),
    };
  }
  return {
    palette: colorsOf(theme.palette),
    typography,
    spacing,
    shape: {
      borderRadius: {
        $type: 'dimension',
        $value: dimension(theme.shape.borderRadius, 'px'),
      },
    },
  };
}

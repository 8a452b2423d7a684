import type { SxValue } from './sxValue';

interface SxGroup {
  /** Where its keys are explained. */
  readonly page: string;
  /** Keys of `sx`, each with values that show what is done with them. */
  readonly keys: Readonly<Record<string, readonly SxValue[]>>;
}

const space = [2] as const;
const color = ['primary.main'] as const;
const line = [1, '2px dashed'] as const;
const size = [0.5, 200, '20rem'] as const;

const sides = ['', 't', 'r', 'b', 'l', 'x', 'y'];
const names = [
  ...['Top', 'Right', 'Bottom', 'Left', 'X', 'Y'],
  ...['Inline', 'InlineStart', 'InlineEnd', 'Block', 'BlockStart', 'BlockEnd'],
];

function spaced(property: string): Readonly<Record<string, readonly SxValue[]>> {
  const short = sides.map((side) => `${property.charAt(0)}${side}`);
  const long = ['', ...names].map((name) => `${property}${name}`);
  return Object.fromEntries([...short, ...long].map((key) => [key, space]));
}

/** All keys that the package treats in a way of their own, by the page that explains them. */
export const sxGroups: Readonly<Record<string, SxGroup>> = {
  borders: {
    page: '/system/borders/',
    keys: {
      border: line,
      borderTop: line,
      borderRight: line,
      borderBottom: line,
      borderLeft: line,
      borderColor: color,
      borderTopColor: color,
      borderRightColor: color,
      borderBottomColor: color,
      borderLeftColor: color,
      outline: line,
      outlineColor: color,
      borderRadius: [1, '50%'],
    },
  },
  display: {
    page: '/system/display/',
    keys: {
      display: ['inline-block'],
      displayPrint: ['none'],
      overflow: ['auto'],
      textOverflow: ['ellipsis'],
      visibility: ['hidden'],
      whiteSpace: ['nowrap'],
    },
  },
  flexbox: {
    page: '/system/flexbox/',
    keys: {
      flexDirection: ['column'],
      flexWrap: ['wrap'],
      justifyContent: ['space-between'],
      justifyItems: ['center'],
      alignItems: ['center'],
      alignContent: ['space-around'],
      order: [2],
      flex: [1, '1 1 200px'],
      flexGrow: [1],
      flexShrink: [0],
      flexBasis: [200, '50%'],
      alignSelf: ['flex-end'],
      justifySelf: ['end'],
    },
  },
  grid: {
    page: '/system/grid/',
    keys: {
      gap: [2, '1rem'],
      rowGap: [1],
      columnGap: [3],
      gridTemplateColumns: ['repeat(3, 1fr)'],
      gridTemplateRows: ['auto 1fr'],
      gridTemplateAreas: ['"head head" "side main"'],
      gridAutoColumns: ['minmax(0, 1fr)'],
      gridAutoRows: [80],
      gridAutoFlow: ['dense'],
      gridColumn: ['span 2', '1 / -1'],
      gridRow: ['1 / 3'],
      gridArea: ['main'],
    },
  },
  palette: {
    page: '/system/palette/',
    keys: {
      color: ['primary.main', 'text.secondary', '#0f766e'],
      bgcolor: ['primary.main', 'background.paper'],
      backgroundColor: ['primary.main'],
    },
  },
  positions: {
    page: '/system/positions/',
    keys: {
      position: ['absolute'],
      zIndex: ['modal', 1],
      top: [0, 16],
      right: [0],
      bottom: ['50%'],
      left: [16],
    },
  },
  shadows: { page: '/system/shadows/', keys: { boxShadow: [1, 0, '0 1px 2px #0003'] } },
  sizing: {
    page: '/system/sizing/',
    keys: {
      width: size,
      minWidth: size,
      maxWidth: ['sm', 0.5, 200],
      height: size,
      minHeight: size,
      maxHeight: size,
      boxSizing: ['border-box'],
    },
  },
  spacing: { page: '/system/spacing/', keys: { ...spaced('margin'), ...spaced('padding') } },
  typography: {
    page: '/system/typography/',
    keys: {
      typography: ['body2'],
      font: ['italic 1rem serif'],
      fontFamily: ['default', 'monospace'],
      fontSize: ['h6.fontSize', 18, '1.25rem'],
      fontStyle: ['italic'],
      fontWeight: ['bold', 500],
      letterSpacing: ['0.1em', 2],
      lineHeight: [1.6],
      textAlign: ['center'],
      textTransform: ['uppercase'],
    },
  },
};

import { extendTheme as extendJoyTheme } from '@mui/joy/styles';
import { createTheme, extendTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { joyTheme } from '../components/theme/joyTheme';
import {
  accessTo,
  flat,
  groupsAround,
  matching,
  type ThemeNode,
  themeTree,
} from '../components/theme/themeTree';
import { liveTheme } from '../components/theme/liveTheme';
import { optionsOf } from '../families/material-ui/palette';
import { seen, stepOf } from '../components/theme/treeKeys';
import { readQuery, writeQuery } from '../components/theme/useQuery';

const tree = themeTree(createTheme(), extendTheme().vars);
const paths = (nodes: readonly ThemeNode[]) => nodes.map(({ path }) => path);
const at = (path: string) => flat(tree).find((node) => node.path === path);

test('section 9, the viewer shows the constants of the live theme', () => {
  const values = (path: string) =>
    Object.fromEntries(at(path)?.children.map(({ name, value }) => [name, value]) ?? []);
  expect(values('breakpoints.values')).toEqual({
    xs: '0',
    sm: '600',
    md: '900',
    lg: '1200',
    xl: '1536',
  });
  expect(values('zIndex')).toMatchObject({
    mobileStepper: '1000',
    appBar: '1100',
    tooltip: '1500',
  });
  expect(at('shadows')?.children).toHaveLength(25);
});

test('a field knows its value, its color and its variable', () => {
  expect(at('palette.primary.main')).toMatchObject({
    value: "'#1976d2'",
    color: '#1976d2',
    variable: '--mui-palette-primary-main',
  });
  expect(at('shape.borderRadius')).toMatchObject({ value: '4', color: null });
  expect(at('spacing')?.value).toBe('function');
  expect(at('components')?.value).toBe('{}');
  expect(at('palette')?.value).toMatch(/^\d+ fields$/);
});

test('what is called unstable is left out', () => {
  expect(flat(tree).filter(({ name }) => name.startsWith('unstable_'))).toEqual([]);
});

test('a search keeps the fields with all words, and the groups around them', () => {
  const found = flat(matching(tree, 'primary CONTRAST'));
  expect(paths(found)).toEqual(['palette', 'palette.primary', 'palette.primary.contrastText']);
  expect(paths(flat(matching(tree, '1400')))).toEqual(['zIndex', 'zIndex.snackbar']);
  expect(matching(tree, 'acorn')).toEqual([]);
  expect(matching(tree, '  ')).toBe(tree);
});

test('a group that matches keeps all that is in it', () => {
  expect(flat(matching(tree, 'zindex'))).toHaveLength(9);
});

test('the groups around a field are known by its path', () => {
  expect(groupsAround('palette.primary.main')).toEqual(['palette', 'palette.primary']);
  expect(groupsAround('palette')).toEqual([]);
});

const leaf = (path: string): ThemeNode => ({
  name: path.split('.').at(-1) ?? '',
  path,
  value: '1',
  color: null,
  variable: null,
  children: [],
});
const small: readonly ThemeNode[] = [
  {
    ...leaf('oak'),
    children: [leaf('oak.leaf'), { ...leaf('oak.twig'), children: [leaf('oak.twig.bud')] }],
  },
  leaf('elm'),
  { ...leaf('ash'), children: [leaf('ash.leaf')] },
];
const open = (...opened: readonly string[]) => ({
  nodes: small,
  isOpen: (path: string) => opened.includes(path),
});

test('closed groups hide what is in them', () => {
  expect(paths(seen(open()))).toEqual(['oak', 'elm', 'ash']);
  expect(paths(seen(open('oak')))).toEqual(['oak', 'oak.leaf', 'oak.twig', 'elm', 'ash']);
});

test('arrows move through what is seen', () => {
  expect(stepOf('ArrowDown', 'oak.twig', open('oak'))).toEqual({ focus: 'elm' });
  expect(stepOf('ArrowUp', 'elm', open('oak'))).toEqual({ focus: 'oak.twig' });
  expect(stepOf('ArrowDown', 'ash', open())).toEqual({ focus: undefined });
  expect(stepOf('Home', 'ash', open())).toEqual({ focus: 'oak' });
  expect(stepOf('End', 'oak', open('ash'))).toEqual({ focus: 'ash.leaf' });
});

test('the arrow inwards opens a group, then goes into it', () => {
  expect(stepOf('ArrowRight', 'oak', open())).toEqual({ open: ['oak'] });
  expect(stepOf('ArrowRight', 'oak', open('oak'))).toEqual({ focus: 'oak.leaf' });
  expect(stepOf('ArrowRight', 'elm', open())).toEqual({});
});

test('the arrow outwards closes a group, or goes to the one around', () => {
  expect(stepOf('ArrowLeft', 'oak', open('oak'))).toEqual({ close: ['oak'] });
  expect(stepOf('ArrowLeft', 'oak.twig', open('oak'))).toEqual({ focus: 'oak' });
  expect(stepOf('ArrowLeft', 'oak', open())).toEqual({ focus: undefined });
});

test('arrows inwards and outwards change places from right to left', () => {
  expect(stepOf('ArrowLeft', 'oak', open(), 'ArrowLeft')).toEqual({ open: ['oak'] });
  expect(stepOf('ArrowRight', 'oak', open('oak'), 'ArrowLeft')).toEqual({ close: ['oak'] });
});

test('an asterisk opens the groups beside a node, a letter goes to the next name', () => {
  expect(stepOf('*', 'elm', open())).toEqual({ open: ['oak', 'ash'] });
  expect(stepOf('*', 'oak.leaf', open('oak'))).toEqual({ open: ['oak.twig'] });
  expect(stepOf('A', 'oak', open())).toEqual({ focus: 'ash' });
  expect(stepOf('o', 'oak', open())).toEqual({ focus: 'oak' });
  expect(stepOf('z', 'oak', open())).toEqual({ focus: undefined });
  expect(stepOf('Tab', 'oak', open())).toBe(null);
});

test('the address holds what differs from the plain view', () => {
  const query = { path: 'palette.primary', search: 'a b', scheme: 'dark' } as const;
  expect(writeQuery(query)).toBe('?path=palette.primary&search=a+b&scheme=dark');
  expect(readQuery(writeQuery(query))).toEqual(query);
  expect(writeQuery({ path: '', search: '', scheme: 'light' })).toBe('');
  expect(readQuery('?scheme=blue')).toEqual({ path: '', search: '', scheme: 'light' });
});

test('links of the older site lead to the same field', () => {
  expect(readQuery('?expand-path=$.palette.primary').path).toBe('palette.primary');
});

test('a field is read by code that compiles', () => {
  expect(accessTo('palette.primary.main')).toBe('theme.palette.primary.main');
  expect(accessTo('shadows.3')).toBe('theme.shadows[3]');
  expect(accessTo('mixins.toolbar.@media (min-width:600px)')).toBe(
    "theme.mixins.toolbar['@media (min-width:600px)']",
  );
});

test('the palette of the session is in the theme', () => {
  const own = flat(liveTheme('light', optionsOf({ primary: '#006633', secondary: '#663300' })));
  expect(own.find(({ path }) => path === 'palette.primary.main')?.value).toBe("'#006633'");
});

/** Fields of an object that are no groups, by path: functions and what is unstable is left out. */
function leavesOf(value: object, above = ''): [path: string, value: string | number | boolean][] {
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    if (name.startsWith('unstable_')) return [];
    const path = `${above}${name}`;
    if (typeof field === 'object' && field !== null) return leavesOf(field, `${path}.`);
    const isValue =
      typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean';
    return isValue ? [[path, field]] : [];
  });
}

test.each(['light', 'dark'] as const)('Joy UI in %s is what its package makes', (scheme) => {
  const { colorSchemes, vars, ...theme } = extendJoyTheme();
  const nodes = new Map(flat(joyTheme(scheme)).map((node) => [node.path, node]));
  const own = leavesOf({ ...theme, ...colorSchemes[scheme] });
  expect(own.length).toBeGreaterThan(400);
  for (const [path, value] of own)
    expect(nodes.get(path)?.value, path).toBe(
      typeof value === 'string' ? `'${value}'` : String(value),
    );
  // Every variable that the package writes is a field of the tree.
  for (const [path, value] of leavesOf(vars))
    expect(nodes.get(path)?.variable, path).toBe(/^var\((--[\w-]+)/.exec(String(value))?.[1]);
});

test('Joy UI shows colors behind variables, and scales as they are', () => {
  const light = flat(joyTheme('light'));
  const dark = flat(joyTheme('dark'));
  const of = (nodes: readonly ThemeNode[], path: string) =>
    nodes.find((node) => node.path === path);
  expect(of(light, 'palette.primary.solidBg')).toMatchObject({
    value: "'var(--joy-palette-primary-500, #0B6BCB)'",
    color: '#0B6BCB',
    variable: '--joy-palette-primary-solidBg',
  });
  expect(of(light, 'palette.background.body')?.color).toBe('#FFF');
  expect(of(dark, 'palette.background.body')?.color).toBe('#000');
  expect(of(dark, 'palette.divider')?.color).toBe('rgba(99 107 116 / 0.16)');
  expect(of(light, 'radius.sm')).toMatchObject({ value: "'6px'", variable: '--joy-radius-sm' });
  expect(of(light, 'radius.sm')?.color).toBe(null);
  expect(accessTo('palette.primary.500', 'theme.vars')).toBe('theme.vars.palette.primary[500]');
});

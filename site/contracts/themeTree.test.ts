import { extendTheme as extendJoyTheme } from '@mui/joy/styles';
import { createTheme, extendTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { joyTheme } from '../components/theme/joyTheme';
import { accessTo, flat, groupsAround, matching, themeTree } from '../components/theme/themeTree';
import type { ThemeNode } from '../components/theme/themeTree';
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
  const breakpoints = { xs: '0', sm: '600', md: '900', lg: '1200', xl: '1536' };
  expect(values('breakpoints.values')).toEqual(breakpoints);
  const layers = { mobileStepper: '1000', appBar: '1100', tooltip: '1500' };
  expect(values('zIndex')).toMatchObject(layers);
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
  // What is called unstable is left out.
  expect(flat(tree).filter(({ name }) => name.startsWith('unstable_'))).toEqual([]);
});

test('a search keeps the fields with all words, and the groups around them', () => {
  const found = flat(matching(tree, 'primary CONTRAST'));
  expect(paths(found)).toEqual(['palette', 'palette.primary', 'palette.primary.contrastText']);
  expect(paths(flat(matching(tree, '1400')))).toEqual(['zIndex', 'zIndex.snackbar']);
  expect(matching(tree, 'acorn')).toEqual([]);
  expect(matching(tree, '  ')).toBe(tree);
  // A group that matches keeps all that is in it.
  expect(flat(matching(tree, 'zindex'))).toHaveLength(9);
});

test('the groups around a field are known by its path', () => {
  expect(groupsAround('palette.primary.main')).toEqual(['palette', 'palette.primary']);
  expect(groupsAround('palette')).toEqual([]);
});

const node = (path: string, ...children: readonly ThemeNode[]): ThemeNode => {
  const name = path.split('.').at(-1) ?? '';
  return { name, path, value: '1', color: null, variable: null, children };
};
const small: readonly ThemeNode[] = [
  node('oak', node('oak.leaf'), node('oak.twig', node('oak.twig.bud'))),
  node('elm'),
  node('ash', node('ash.leaf')),
];
const open = (...opened: readonly string[]) => ({
  nodes: small,
  isOpen: (path: string) => opened.includes(path),
});

test('closed groups hide what is in them', () => {
  expect(paths(seen(open()))).toEqual(['oak', 'elm', 'ash']);
  expect(paths(seen(open('oak')))).toEqual(['oak', 'oak.leaf', 'oak.twig', 'elm', 'ash']);
});

test.each([
  ['the next', 'ArrowDown', 'oak.twig', ['oak'], { focus: 'elm' }],
  ['the one before', 'ArrowUp', 'elm', ['oak'], { focus: 'oak.twig' }],
  ['nothing after the last', 'ArrowDown', 'ash', [], { focus: undefined }],
  ['the first', 'Home', 'ash', [], { focus: 'oak' }],
  ['the last', 'End', 'oak', ['ash'], { focus: 'ash.leaf' }],
  ['open a closed group', 'ArrowRight', 'oak', [], { open: ['oak'] }],
  ['the first of an open group', 'ArrowRight', 'oak', ['oak'], { focus: 'oak.leaf' }],
  ['nothing in a node alone', 'ArrowRight', 'elm', [], {}],
  ['close an open group', 'ArrowLeft', 'oak', ['oak'], { close: ['oak'] }],
  ['the group around', 'ArrowLeft', 'oak.twig', ['oak'], { focus: 'oak' }],
  ['nothing around the outermost', 'ArrowLeft', 'oak', [], { focus: undefined }],
  ['open the groups beside a node', '*', 'elm', [], { open: ['oak', 'ash'] }],
  ['open the groups beside it', '*', 'oak.leaf', ['oak'], { open: ['oak.twig'] }],
  ['the next name that begins so', 'A', 'oak', [], { focus: 'ash' }],
  ['the only name that begins so', 'o', 'oak', [], { focus: 'oak' }],
  ['no name that begins so', 'z', 'oak', [], { focus: undefined }],
  ['the browser', 'Tab', 'oak', [], null],
])('a key leads to %s: %s from %s', (_, key, from, opened, step) =>
  expect(stepOf(key, from, open(...opened))).toEqual(step),
);

test('arrows inwards and outwards change places from right to left', () => {
  expect(stepOf('ArrowLeft', 'oak', open(), 'ArrowLeft')).toEqual({ open: ['oak'] });
  expect(stepOf('ArrowRight', 'oak', open('oak'), 'ArrowLeft')).toEqual({ close: ['oak'] });
});

test('the address holds what differs from the plain view', () => {
  const query = { path: 'palette.primary', search: 'a b', scheme: 'dark' } as const;
  expect(writeQuery(query)).toBe('?path=palette.primary&search=a+b&scheme=dark');
  expect(readQuery(writeQuery(query))).toEqual(query);
  expect(writeQuery({ path: '', search: '', scheme: 'light' })).toBe('');
  expect(readQuery('?scheme=blue')).toEqual({ path: '', search: '', scheme: 'light' });
  // Links of the older site lead to the same field.
  expect(readQuery('?expand-path=$.palette.primary').path).toBe('palette.primary');
});

test('a field is read by code that compiles', () => {
  expect(accessTo('palette.primary.main')).toBe('theme.palette.primary.main');
  expect(accessTo('shadows.3')).toBe('theme.shadows[3]');
  const media = '@media (min-width:600px)';
  expect(accessTo(`mixins.toolbar.${media}`)).toBe(`theme.mixins.toolbar['${media}']`);
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

// @vitest-environment jsdom
// What the pages on style properties show of `sx` is what the installed package does.
import { unstable_defaultSxConfig as config } from '@mui/system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { atWidth, onContainer } from '../components/sx/atWidth';
import { readSx } from '../components/sx/readSx';
import { placeOf, SxMistake } from '../components/sx/SxMistake';
import { cssOf, stylesOf } from '../components/sx/sxCss';
import { sxGroups } from '../components/sx/sxGroups';
import { rowsOf } from '../components/sx/sxRows';
import { sxThemes } from '../components/sx/sxThemes';
import { inLines } from '../components/sx/written';
import SxProperties from '../components/SxProperties';

function keysIn(of?: string): readonly string[] {
  const root = document.createElement('div');
  const table = createElement(SxProperties, of === undefined ? {} : { of });
  root.innerHTML = renderToStaticMarkup(table);
  return [...root.querySelectorAll<HTMLElement>('[data-key]')].map((row) => row.dataset.key ?? '');
}

const sorted = (names: readonly string[]) => [...names].sort();

test('every key that the package treats in its own way is in the table of one group', () => {
  const found = Object.keys(sxGroups).flatMap((name) => keysIn(name));
  expect(sorted(found)).toEqual(sorted(Object.keys(config)));
  expect(sorted(keysIn())).toEqual(sorted(Object.keys(config)));
  expect(() => keysIn('acorns')).toThrow('There is no group acorns of sx.');
});

test('a row has the properties, the theme key and the CSS of the package', () => {
  const css = 'padding-left: 16px; padding-right: 16px;';
  expect(rowsOf({ px: [2], py: [2], paddingX: [2] })[0]).toEqual({
    names: ['px', 'paddingX'],
    properties: ['padding-left', 'padding-right'],
    themeKey: 'spacing',
    samples: [{ value: 2, results: [{ theme: null, css }] }],
  });
  expect(rowsOf({ maxWidth: ['sm'] })[0]).toMatchObject({ themeKey: 'breakpoints' });
  expect(rowsOf({ bgcolor: ['primary.main'] })[0]?.samples[0]?.results).toEqual([
    { theme: 'material', css: 'background-color: #1976d2;' },
    { theme: 'system', css: 'background-color: primary.main;' },
  ]);
});

test('values are read as JavaScript has them', () => {
  const text = `{ p: 2, 'm': -1, "&:hover": { mt: .5, color: 'it\\'s', }, a: [1, null, true], }`;
  const hover = { mt: 0.5, color: "it's" };
  expect(readSx(text)).toEqual({ p: 2, m: -1, '&:hover': hover, a: [1, null, true] });
  expect(readSx('sx={{ p: 1 /* one */ }}')).toEqual({ p: 1 });
  expect(readSx('{ width: `calc(100% - ${8}px)` } // end')).toEqual({ width: 'calc(100% - 8px)' });
});

test('functions read the theme, and nothing beside it', () => {
  const css = (text: string) => cssOf(stylesOf(readSx(text), sxThemes.material));
  expect(css('{ color: (theme) => theme.palette.primary.main }')).toContain('color: #1976d2;');
  expect(css("theme => ({ [theme.breakpoints.up('sm')]: { p: theme.spacing(1, 2) } })")).toBe(
    '@media (min-width: 600px) {\n  .box {\n    padding: 8px 16px;\n  }\n}',
  );
  for (const text of [
    "(theme) => theme.constructor.constructor('return 1')()",
    "(theme) => theme.spacing.call('x')",
    "(theme) => theme['__proto__'].toString()",
  ])
    expect(() => css(text)).toThrow(SxMistake);
});

test.each([
  ['{ p: 2', 'A closing brace } is missing at the end.', '1:7'],
  ['{\n  p: 2\n  m: 1 }', 'A comma or a closing brace is missing. Here is “m”.', '3:3'],
  ['{ p 2 }', 'A colon is missing after the name of a property. Here is “2”.', '1:5'],
  ['{ &:hover: {} }', 'The name of a property is missing', '1:3'],
  ["{ color: 'red }", "The closing quote ' is missing.", '1:10'],
  ['{ color: red }', 'red is not known here.', '1:10'],
  ['{ p: 1 + 1 }', 'Calculations and conditions are not evaluated here.', '1:8'],
  ['{ ...base }', 'Objects cannot be spread here.', '1:3'],
  ['p: 2', 'Nothing can follow the value', '1:2'],
  ['2', 'Begin with a brace', '1:1'],
  ['{ p: ‘2’ }', 'is a typographic quote', '1:6'],
  ['(theme) => { p: 2 }', 'Put an object that a function returns in parentheses', '1:12'],
  ['({ palette }) => ({})', 'Write the whole theme as parameter', '1:2'],
])('%s is told with its place', (text, reason, place) => {
  const failed = () => readSx(text);
  expect(failed).toThrow(reason);
  try {
    failed();
  } catch (error) {
    const { line, column } = placeOf(text, (error as SxMistake).at);
    expect(`${String(line)}:${String(column)}`).toBe(place);
  }
});

test('at a width apply the values of the last breakpoint that it reaches', () => {
  const [style = {}] = stylesOf(readSx('{ p: { xs: 1, sm: 2, md: 4 } }'), sxThemes.system);
  const paddings = ['8px', '16px', '16px', '32px'].map((padding) => ({ padding }));
  expect([320, 600, 899, 900].map((width) => atWidth(style, width))).toEqual(paddings);
  const queries = [0, 600, 900].map((width) => `@container (min-width:${String(width)}px)`);
  expect(Object.keys(onContainer(style))).toEqual(queries);
});

test('a long value has a line for each member', () => {
  expect(inLines('{ p: 2 }')).toBe('{ p: 2 }');
  expect(inLines("{ p: { xs: 1, sm: 2 }, gridTemplateColumns: 'repeat(2, 1fr)' }")).toBe(
    "{\n  p: { xs: 1, sm: 2 },\n  gridTemplateColumns: 'repeat(2, 1fr)',\n}",
  );
});

// @vitest-environment jsdom
// The table of locales lists what the installed packages export, with the texts that each one has.
import * as core from '@mui/material/locale';
import * as grid from '@mui/x-data-grid/locales';
import * as pickers from '@mui/x-date-pickers/locales';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import LocaleTable from '../components/LocaleTable';

const root = document.createElement('div');
root.innerHTML = renderToStaticMarkup(createElement(LocaleTable));

const cellsOf = (key: string) =>
  [...root.querySelectorAll(`[data-locale="${key}"] > *`)].map((cell) => cell.textContent);

test('every locale of the package has one row', () => {
  const rows = [...root.querySelectorAll('[data-locale]')];
  const keys = rows.map((row) => row.getAttribute('data-locale'));
  expect(new Set(keys)).toEqual(new Set(Object.keys(core)));
  expect(keys).toHaveLength(new Set(keys).size);
});

test('the other packages have their texts counted where they have the language', () => {
  const listed = (column: number) =>
    Object.keys(core).filter((key) => cellsOf(key)[column] !== 'none').length;
  expect(listed(3)).toBe(
    Object.keys(grid).filter((name) => /^[a-z]{2}[A-Z]{2}$/.test(name)).length,
  );
  // Basque is in the date pickers only.
  expect(listed(4)).toBe(Object.keys(pickers).length - ['DEFAULT_LOCALE', 'eu'].length);
});

test('texts that are missing or empty are not counted', () => {
  const { localeText } = grid.deDE.components.MuiDataGrid.defaultProps;
  expect(cellsOf('deDE').slice(2, 4)).toEqual(['14', String(Object.keys(localeText).length)]);
  expect(root.querySelector('th:nth-child(3)')?.textContent).toBe('Material UI, of 14');
  expect(cellsOf('caES')[2]).toBe('9');
  expect(cellsOf('thTH')[2]).toBe('13');
});

// @vitest-environment jsdom
// What the theme pages of Joy UI draw is what the installed package holds, no more and no less.
import { extendTheme } from '@mui/joy/styles';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import JoyScales from '../components/JoyScales';
import JoyShadows from '../components/JoyShadows';
import JoyTypeScale from '../components/JoyTypeScale';

const theme = extendTheme();

function draw<Props extends object>(component: FunctionComponent<Props>, props: Props): Element {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(createElement(component, props));
  return root;
}

function fieldsIn(root: Element): (string | null)[] {
  return [...root.querySelectorAll('[data-field]')].map((one) => one.getAttribute('data-field'));
}

test('every level of text is drawn once, with figures in place of variables', () => {
  const drawn = draw(JoyTypeScale, {});
  const levels = Object.entries(theme.typography).filter(([, one]) => typeof one === 'object');
  expect(fieldsIn(drawn)).toEqual(levels.map(([level]) => `typography.${level}`));
  expect(drawn.innerHTML).not.toContain('--joy-');
  const body = drawn.querySelector('[data-field="typography.body-md"]');
  const facts = [...(body?.querySelectorAll('[data-fact]') ?? [])];
  expect(body?.querySelector('.type-name span')?.textContent).toBe(
    `${String(Number.parseFloat(theme.fontSize.md) * 16)} px, ${theme.fontSize.md}`,
  );
  expect(facts.map((fact) => fact.textContent)).toContain(String(theme.lineHeight.md));
});

test('every shadow is drawn with the ring and color of both schemes', () => {
  const drawn = draw(JoyShadows, {});
  const shadows = [...drawn.querySelectorAll<HTMLElement>('[style*="box-shadow"]')];
  expect(new Set(fieldsIn(drawn))).toEqual(
    new Set(Object.keys(theme.shadow).map((name) => `shadow.${name}`)),
  );
  expect(shadows).toHaveLength(2 * Object.keys(theme.shadow).length);
  expect(shadows.filter((one) => one.outerHTML.includes('--joy-'))).toEqual([]);
});

test('scales have all steps of the theme, and a name that is none is said', () => {
  const rows = [...draw(JoyScales, { of: 'radius fontSize' }).querySelectorAll('tbody tr')];
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual(
    (['radius', 'fontSize'] as const).flatMap((scale) =>
      Object.entries(theme[scale]).map(([step, value]) => [
        `${scale}.${step}`,
        `--joy-${scale}-${step}`,
        String(value),
      ]),
    ),
  );
  expect(() => draw(JoyScales, { of: 'depth' })).toThrow(
    'The theme has no scale depth. Name another.',
  );
});

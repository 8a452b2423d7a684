// @vitest-environment jsdom
// Demos that style with JSS look the same before and after they wake, whatever else is on their page.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { makeStyles } from '@mui/styles';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import Jss from '../families/system/Jss';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const useStyles = makeStyles({
  leaf: { marginLeft: 8, '&:hover': { color: 'red' } },
  seed: { height: ({ height }: { height: number }) => height },
});

function Leaf() {
  const classes = useStyles({ height: 12 });
  return <p className={`${classes.leaf} ${classes.seed}`}>Leaf</p>;
}

const demo = (
  <Jss>
    <Leaf />
    <Leaf />
  </Jss>
);

/** As a build renders a demo, into a cache of the page. */
function prerendered(node: ReactNode, identifierPrefix: string) {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{node}</CacheProvider>, {
    identifierPrefix,
  });
  document.head.replaceChildren();
  return { html, rules: Object.values(cache.inserted) };
}

const classesIn = (html: string) => [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);

test('the rules of a demo are gathered once, and stay out of its markup', () => {
  const { html, rules } = prerendered(demo, 'leaf');
  expect(html).not.toContain('<style');
  expect(rules).toHaveLength(1);
  expect(String(rules[0])).toMatch(/margin-left: 8px[^]+:hover[^]+height: 12px/);
  for (const names of classesIn(html)) {
    expect(
      names?.split(' ').filter((name) => String(rules[0]).includes(`.${name} {`)),
    ).toHaveLength(2);
  }
});

test('a second rendering has the same classes, and another island has others', () => {
  const first = classesIn(prerendered(demo, 'leaf').html);
  expect(classesIn(prerendered(demo, 'leaf').html)).toEqual(first);
  expect(classesIn(prerendered(demo, 'elm').html)).not.toEqual(first);
});

test('a demo without such styles adds none', () =>
  expect(prerendered(<Jss>Leaf</Jss>, 'leaf')).toEqual({ html: 'Leaf', rules: [] }));

test('the browser gives the prerendered markup the same classes, and its rules go with it', () => {
  const element = document.createElement('div');
  element.innerHTML = prerendered(demo, 'leaf').html;
  document.body.append(element);
  const complaints = vi.spyOn(console, 'error');
  const roots: Root[] = [];
  act(() => void roots.push(hydrateRoot(element, demo, { identifierPrefix: 'leaf' })));
  expect(complaints).not.toHaveBeenCalled();
  expect(document.querySelectorAll('style[data-jss]')).toHaveLength(3);
  expect(getComputedStyle(element.firstElementChild ?? element).height).toBe('12px');
  act(() => roots[0]?.unmount());
  expect(document.querySelectorAll('style[data-jss]')).toHaveLength(0);
});

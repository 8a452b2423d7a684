// What the pages say of `@mui/styles` on a server, where there is no document.
import { execFileSync } from 'node:child_process';
import { createGenerateClassName, jssPreset, makeStyles, ServerStyleSheets } from '@mui/styles';
import { Suspense, use } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';
import { expect, test } from 'vitest';

const useStyles = makeStyles({
  leaf: { userSelect: 'none', width: ({ width }: { width: number }) => width },
});

function Leaf() {
  return <p className={useStyles({ width: 4 }).leaf} />;
}

test('rules are collected anew by each render, with names that begin at one', () => {
  const sheets = new ServerStyleSheets();
  expect(sheets.toString()).toBe('');
  for (const html of [1, 2].map(() => renderToString(sheets.collect(<Leaf />)))) {
    expect(html).toBe('<p class="makeStyles-leaf-1 makeStyles-leaf-2"></p>');
  }
  const rules = ['.makeStyles-leaf-1 {\n  user-select: none;\n}'];
  rules.push('.makeStyles-leaf-2 {\n  width: 4px;\n}');
  expect(sheets.toString()).toBe(rules.join('\n'));
  // The style element has an id, and the attributes that it is given.
  const style = renderToString(sheets.getStyleElement({ nonce: 'abc' }));
  const start = '<style id="jss-server-side" nonce="abc">.makeStyles-leaf-1 {';
  expect(style.startsWith(start)).toBe(true);
});

test('one generator for two requests counts on', () => {
  const serverGenerateClassName = createGenerateClassName({ seed: 'shop' });
  const rendered = () => {
    const sheets = new ServerStyleSheets({ serverGenerateClassName });
    return renderToString(sheets.collect(<Leaf />));
  };
  expect(rendered()).toContain('"shop-makeStyles-leaf-1 ');
  expect(rendered()).toContain('"shop-makeStyles-leaf-3 ');
});

test('a media option is left out', () => {
  const useMedia = makeStyles({ leaf: { width: 1 } }, { media: 'print' });
  const Printed = () => <p className={useMedia().leaf} />;
  const sheets = new ServerStyleSheets();
  renderToString(sheets.collect(<Printed />));
  expect(sheets.toString()).toBe('.makeStyles-leaf-1 {\n  width: 1px;\n}');
});

test('the preset has no prefixes', () =>
  expect(jssPreset().plugins.filter(Boolean)).toHaveLength(6));

function later() {
  let arrive: () => void = () => undefined;
  const data = new Promise<void>((resolve) => (arrive = resolve));
  const Late = () => {
    use(data);
    return <Leaf />;
  };
  const page = (
    <Suspense fallback="…">
      <Late />
    </Suspense>
  );
  return { page, arrive };
}

test('rules of what a stream sends later are missing until all is ready', async () => {
  const { page, arrive } = later();
  const sheets = new ServerStyleSheets();
  const stream = await renderToReadableStream(sheets.collect(page));
  expect(sheets.toString()).toBe('');
  arrive();
  await stream.allReady;
  expect(sheets.toString()).toContain('width: 4px');
});

test('a prerendered page has all rules', async () => {
  const { page, arrive } = later();
  const sheets = new ServerStyleSheets();
  const done = prerender(sheets.collect(page));
  arrive();
  await done;
  expect(sheets.toString()).toContain('width: 4px');
});

test('jss-rtl is an object to ES modules of Node, with the function in it', () => {
  const code = "import rtl from 'jss-rtl'; console.log(typeof rtl, typeof rtl.default)";
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
  });
  expect(said.toString()).toBe('object function\n');
});

// @vitest-environment jsdom
// What the pages on `@mui/styles` say is what the installed package does, pitfalls and their fixes included.
import { StyledEngineProvider } from '@mui/material';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider as MaterialThemeProvider } from '@mui/material/styles';
import * as jssStyles from '@mui/styles';
import {
  createGenerateClassName,
  getThemeProps,
  jssPreset,
  makeStyles,
  styled,
  StylesProvider,
  ThemeProvider,
  useTheme,
  useThemeVariants,
  withStyles,
  withTheme,
} from '@mui/styles';
import { create, type Jss } from 'jss';
import template from 'jss-plugin-template';
import rtl from 'jss-rtl';
import mirrored from 'rtl-css-js';
import {
  act,
  Activity,
  Component,
  createRef,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  StrictMode,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const roots: Root[] = [];
let said: string[] = [];

beforeEach(() => {
  said = [];
  const note = (...words: unknown[]) => said.push(words.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
});

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  // Emotion keeps its place in the head.
  document.head
    .querySelectorAll('[data-jss], link, meta[content]:not([content=""])')
    .forEach((one) => one.remove());
  document.body.replaceChildren();
});

/** Renders into a new element, with own sheets: other tests leave none behind. */
function show(node: ReactNode) {
  const sheetsManager = new Map();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  roots.push(root);
  const render = (next: ReactNode) =>
    act(() => root.render(<StylesProvider sheetsManager={sheetsManager}>{next}</StylesProvider>));
  render(node);
  return { element, render };
}

const sheets = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-jss]')];
const rulesOf = ({ sheet }: HTMLStyleElement) =>
  [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replace(/\s+/g, ' '));
const css = () => sheets().flatMap(rulesOf).join('\n');
const withoutCounters = (text: string) => text.replaceAll(/makeStyles-|-\d+/g, '');

function using<Props extends object>(useStyles: (props: Props) => Record<string, string>) {
  return (props: Props) => <p className={Object.values(useStyles(props)).join(' ')} />;
}

test('selectors, at-rules and values become the CSS that the tables show', () => {
  const File = using(
    makeStyles({
      '@keyframes pulse': { from: { opacity: 1 }, to: { opacity: 0.4 } },
      file: {
        padding: 12,
        transition: ['opacity 1s', 'color 2s'],
        margin: [[4, 8]],
        animation: '$pulse 1s',
        '&:hover': { width: 1 },
        '& > p': { width: 2 },
        '& + &': { width: 3 },
        '& $size': { width: 4 },
        '&$active': { width: 5 },
        '.dark &': { width: 6 },
        '@media (min-width: 600px)': { width: 7 },
        '@supports (display: grid)': { width: 8 },
      },
      size: {},
      active: {},
      // The types know no arrays as values.
    } as never),
  );
  show(<File />);
  const text = withoutCounters(css());
  for (const rule of [
    'padding: 12px;',
    'transition: opacity 1s, color 2s;',
    'margin: 4px 8px;',
    '.file:hover { width: 1px; }',
    '.file > p { width: 2px; }',
    '.file + .file { width: 3px; }',
    '.file .size { width: 4px; }',
    '.file.active { width: 5px; }',
    '.dark .file { width: 6px; }',
    '@media (min-width: 600px) { .file { width: 7px; } }',
    '@supports (display: grid) { .file { width: 8px; } }',
  ]) {
    expect(text).toContain(rule);
  }
  expect(css()).toMatch(/@keyframes (\S+) \{[^]*animation: \1 1s/);
});

test('a number has a unit only in properties that JSS knows', () => {
  const jss = create(jssPreset());
  const bar = { height: 1, blockSize: 2, inlineSize: 3, minBlockSize: 4, maxInlineSize: 5 };
  const written = jss.createStyleSheet({ bar }).toString();
  expect(written.match(/: \d.*/g)).toEqual([': 1px;', ': 2;', ': 3;', ': 4;', ': 5;']);
});

test('a function changes its property; undefined leaves the last value, null and others remove it', () => {
  const Bar = using(
    makeStyles({
      bar: { width: ({ width }: { width: unknown }) => width },
      // The types know strings and numbers alone.
    } as never),
  );
  const { render } = show(<Bar width={4} />);
  render(<Bar width={8} />);
  expect(css()).toContain('width: 8px');
  render(<Bar width={undefined} />);
  expect(css()).toContain('width: 8px');
  for (const nothing of [null, false, ''] as const) {
    render(<Bar width={8} />);
    expect(css()).toContain('width: 8px');
    render(<Bar width={nothing} />);
    expect(css()).not.toContain('width');
  }
});

test('a function as a rule may return nested selectors and media queries', () => {
  const Status = using(
    makeStyles({
      status: ({ width }: { width: number }) => ({
        '&:hover': { width },
        '@media (min-width: 600px)': { width },
      }),
    }),
  );
  show(<Status width={3} />);
  expect(withoutCounters(css())).toContain('.status:hover { width: 3px; }');
  expect(withoutCounters(css())).toContain('@media (min-width: 600px) { .status { width: 3px; } }');
});

test('rules are written once, and those with functions once for each component', () => {
  const Still = using(makeStyles({ row: { width: 1 } }));
  const Row = using(makeStyles({ row: { height: 1, width: ({ w }: { w: number }) => w } }));
  const rows = Array.from({ length: 100 }, (_, index) => index);
  const { render } = show(rows.map((row) => <Still key={row} />));
  expect(sheets()).toHaveLength(1);
  render(rows.map((row) => <Row key={row} w={row} />));
  expect(sheets()).toHaveLength(101);
  render(null);
  expect(sheets()).toHaveLength(0);
});

const reading = makeStyles((theme: { palette: { primary: { main: string } } }) => ({
  root: { color: theme.palette.primary.main },
}));
const Reading = using(reading);
const theme = createTheme();

test.each([
  ['none', <Reading key={1} />],
  [
    'that of Material UI 7',
    <MaterialThemeProvider key={2} theme={theme}>
      <Reading />
    </MaterialThemeProvider>,
  ],
])('a style function finds no theme with a provider: %s', (_, node) => {
  const message = "Cannot read properties of undefined (reading 'primary')";
  expect(() => show(node)).toThrow(message);
  expect(said[0]).toBe(
    'MUI: The `styles` argument provided is invalid.\n' +
      'You are providing a function without a theme in the context.\n' +
      'One of the parent elements needs to use a ThemeProvider.',
  );
});

test('with the second provider it finds the theme', () => {
  show(
    <MaterialThemeProvider theme={theme}>
      <ThemeProvider theme={theme}>
        <Reading />
      </ThemeProvider>
    </MaterialThemeProvider>,
  );
  expect(css()).toContain('rgb(25, 118, 210)');
});

test('styles are lost in an Activity that is shown again, and come back with another key', () => {
  const Leaf = using(makeStyles({ leaf: { width: 1 } }));
  const activity = (key: number, mode: 'visible' | 'hidden' = 'visible') => (
    <Activity mode={mode}>
      <Leaf key={key} />
    </Activity>
  );
  const { render } = show(activity(0));
  expect(sheets()).toHaveLength(1);
  render(activity(0, 'hidden'));
  render(activity(0));
  expect(sheets()).toHaveLength(0);
  render(activity(1));
  expect(sheets()).toHaveLength(1);
});

test('rules remain after components in Strict Mode, and go without it', () => {
  const Leaf = using(makeStyles({ leaf: { width: 1 } }));
  const plain = show(<Leaf />);
  plain.render(null);
  expect(sheets()).toHaveLength(0);
  const strict = show(
    <StrictMode>
      <Leaf />
    </StrictMode>,
  );
  strict.render(null);
  expect(sheets()).toHaveLength(1);
});

test('a call inside a component gives other classes on each render', () => {
  const Inside = () => <p className={makeStyles({ leaf: { width: 1 } })().leaf} />;
  const { element, render } = show(<Inside />);
  const before = element.innerHTML;
  render(<Inside />);
  expect(element.innerHTML).not.toBe(before);
});

test('a selector cannot name a rule of another call', () => {
  const Leaf = using(makeStyles({ leaf: { '& $size': { width: 1 } } }));
  show(<Leaf />);
  expect(said).toEqual([
    'Warning: [JSS] Could not find the referenced rule "size" in "makeStyles".',
  ]);
});

test('themes are merged one level deep, or by a function', () => {
  const seen: unknown[] = [];
  const Seen = () => {
    seen.push(useTheme());
    return null;
  };
  show(
    <>
      <Seen />
      <ThemeProvider theme={{ palette: { a: 1 }, radius: 4 }}>
        <ThemeProvider theme={{ palette: { b: 2 } }}>
          <Seen />
        </ThemeProvider>
        <ThemeProvider theme={(outer: { radius: number }) => ({ radius: outer.radius * 4 })}>
          <Seen />
        </ThemeProvider>
      </ThemeProvider>
    </>,
  );
  expect(seen).toMatchObject([null, { palette: { b: 2 }, radius: 4 }, { radius: 16 }]);
  expect(seen[1]).not.toHaveProperty('palette.a');
});

test('another theme object replaces the style sheet', () => {
  const Leaf = using(makeStyles(() => ({ leaf: { width: 1 } })));
  const themed = () => (
    <ThemeProvider theme={{ a: 1 }}>
      <Leaf />
    </ThemeProvider>
  );
  const { element, render } = show(themed());
  const before = element.innerHTML;
  render(themed());
  expect(element.innerHTML).not.toBe(before);
  expect(sheets()).toHaveLength(1);
});

test('classes are added to those of the same key, and an unknown key is named', () => {
  const useStyles = makeStyles({ root: { width: 1 }, price: { width: 2 } });
  const Ticket = withStyles({ root: { width: 1 }, price: { width: 2 } })(function Ticket({
    classes,
  }: {
    classes: Record<string, string>;
  }) {
    return <p className={classes.root} />;
  });
  const Own = (props: { classes: object }) => <p className={useStyles(props).root} />;
  const { element } = show(<Own classes={{ root: 'mine' }} />);
  expect(element.innerHTML).toMatch(/^<p class="makeStyles-root-\d+ mine">/);
  show(<Ticket classes={{ title: 'mine' } as object} />);
  expect(said).toEqual([
    'MUI: The key `title` provided to the classes prop is not implemented in Ticket.\n' +
      'You can only override one of the following: root,price.',
  ]);
});

test('a later call has the later style element, whichever component renders first', () => {
  const First = using(makeStyles({ first: { width: 1 } }));
  const Second = using(makeStyles({ second: { width: 2 } }));
  show([<Second key={2} />, <First key={1} />]);
  expect(withoutCounters(css())).toBe('.first { width: 1px; }\n.second { width: 2px; }');
});

/** What is in the head, neighbors of one kind once. */
const order = () =>
  [...document.head.querySelectorAll('style, link')]
    .map(({ tagName, attributes }) => {
      if (attributes.getNamedItem('data-jss')) return 'JSS';
      return attributes.getNamedItem('data-emotion') ? 'Emotion' : tagName;
    })
    .filter((name, index, all) => name !== all[index - 1])
    .join(' ');

test('what is rendered later comes later, unless one of both is told to come first', () => {
  document.head.append(document.createElement('link'));
  const Leaf = using(makeStyles({ leaf: { width: 1 } }));
  const { render } = show(
    <>
      <Button>Save</Button>
      <Leaf />
    </>,
  );
  expect(order()).toBe('LINK JSS Emotion');
  render(null);
  render(<Leaf />);
  expect(order()).toBe('LINK Emotion JSS');
  render(
    <StylesProvider injectFirst sheetsManager={new Map()}>
      <Leaf />
    </StylesProvider>,
  );
  expect(order()).toBe('JSS LINK Emotion');
  document.head.querySelectorAll('style').forEach((style) => style.remove());
  render(
    <StyledEngineProvider injectFirst>
      <Leaf />
      <Button>Save</Button>
    </StyledEngineProvider>,
  );
  expect(order()).toBe('Emotion LINK JSS');
});

test('an insertion point is a comment or an element; a missing one is told', () => {
  const Leaf = using(makeStyles({ leaf: { width: 1 } }));
  const links = '<link id="reset"><!-- jss-insertion-point --><link>';
  document.head.insertAdjacentHTML('beforeend', links);
  const showAt = (insertionPoint: string | HTMLElement) =>
    show(
      <StylesProvider jss={create({ ...jssPreset(), insertionPoint })}>
        <Leaf />
      </StylesProvider>,
    );
  const at = (insertionPoint: string | HTMLElement) => {
    const { render } = showAt(insertionPoint);
    const now = order();
    render(null);
    return now;
  };
  expect(at('jss-insertion-point')).toMatch(/LINK JSS LINK$/);
  expect(at(document.head.querySelector('#reset') as HTMLElement)).toMatch(/LINK JSS LINK$/);
  expect(said).toEqual([]);
  expect(at('nowhere')).toMatch(/LINK JSS$/);
  expect(said).toEqual(['Warning: [JSS] Insertion point "nowhere" not found.']);
  const host = document.body.appendChild(document.createElement('div'));
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('i'));
  showAt(inside);
  expect(host.shadowRoot?.querySelectorAll('[data-jss]')).toHaveLength(1);
});

test('injectFirst has an instance of its own', () => {
  show(
    <StylesProvider injectFirst jss={create(jssPreset())}>
      Leaf
    </StylesProvider>,
  );
  expect(said[0]).toBe('MUI: You cannot use the jss and injectFirst props at the same time.');
});

test('the preset has seven plugins, and not that of templates', () =>
  expect(jssPreset().plugins.filter(Boolean)).toHaveLength(7));

test('templates have declarations, one on a line, and no nested selectors', () => {
  const jss = create({ plugins: [template(), ...jssPreset().plugins] });
  const written = (text: string) =>
    // The types of JSS do not know the plugin.
    jss.createStyleSheet({ fare: text }).toString();
  expect(written('\n padding: 8px 16px;\n border-radius: 8px;\n')).toMatch(
    /^\.\S+ \{\n {2}padding: 8px 16px;\n {2}border-radius: 8px;\n\}$/,
  );
  expect(written('\n color: red;\n &:hover {\n color: blue;\n }\n')).not.toContain(':hover');
});

const style = {
  ...{ marginLeft: 8, padding: '1px 2px 3px 4px' },
  ...{ textAlign: 'left' as const, transform: 'translateX(4px)' },
} as const;
const mirroring = create({ plugins: [...jssPreset().plugins, rtl()] });

/** The CSS of a component in a direction. */
function written(Message: ComponentType, direction: string, jss: Jss = mirroring): string {
  const { render } = show(
    <StylesProvider jss={jss} sheetsManager={new Map()}>
      <ThemeProvider theme={{ direction }}>
        <Message />
      </ThemeProvider>
    </StylesProvider>,
  );
  const text = css();
  render(null);
  return text;
}

test('jss-rtl mirrors where the theme says so, but for rules and calls that refuse', () => {
  const message = { ...style, marginInlineStart: 2 };
  const Message = using(makeStyles({ message, kept: { flip: false, marginLeft: 3 } }));
  for (const part of [
    ...['margin-right: 8px', 'padding: 1px 4px 3px 2px', 'text-align: right'],
    ...['transform: translateX(-4px)', 'margin-inline-start: 2px', 'margin-left: 3px'],
  ]) {
    expect(written(Message, 'rtl')).toContain(part);
  }
  expect(written(Message, 'ltr')).not.toContain('margin-right');
  expect(written(Message, 'rtl', create(jssPreset()))).not.toContain('margin-right');
  const Kept = using(makeStyles({ message: { marginLeft: 8 } }, { flip: false }));
  expect(written(Kept, 'rtl')).toContain('margin-left: 8px');
});

test('rtl-css-js mirrors as jss-rtl does', () => {
  const sides = { marginRight: 8, padding: '1px 4px 3px 2px', textAlign: 'right' };
  expect(mirrored(style)).toEqual({ ...sides, transform: 'translateX(-4px)' });
});

test.each([
  ['makeStyles-root-1 makeStyles-selected-2', 'jss1 jss2', {}, {}],
  ['Fare-root-1 Fare-selected-2', 'jss1 jss2', { classNamePrefix: 'Fare' }, {}],
  ['AcmeFare-root-1 AcmeFare-selected-2', 'jss1 jss2', { name: 'AcmeFare' }, {}],
  ['MuiFare-root Mui-selected', 'MuiFare-root Mui-selected', { name: 'MuiFare' }, {}],
  ['MuiFare-root-1 MuiFare-selected-2', 'jss1 jss2', { name: 'MuiFare' }, { disableGlobal: true }],
  [
    'shop-makeStyles-root-1 shop-makeStyles-selected-2',
    'shop-jss1 shop-jss2',
    {},
    { seed: 'shop' },
  ],
  ['makeStyles-root-1 makeStyles-selected-2', 'fare1 fare2', {}, { productionPrefix: 'fare' }],
])('classes are %s, and %s in production', (development, production, options, naming) => {
  const Fare = using(makeStyles({ root: { width: 1 }, selected: { width: 2 } }, options));
  const named = () => {
    const generateClassName = createGenerateClassName(naming);
    const { element } = show(
      <StylesProvider sheetsManager={new Map()} generateClassName={generateClassName}>
        <Fare />
      </StylesProvider>,
    );
    return element.firstElementChild?.className;
  };
  expect(named()).toBe(development);
  vi.stubEnv('NODE_ENV', 'production');
  try {
    expect(named()).toBe(production);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('a sheet in use keeps its names under another provider, unless that has its own manager', () => {
  const Leaf = using(makeStyles({ leaf: { width: 1 } }));
  const generateClassName = createGenerateClassName({ seed: 'shop' });
  const { element } = show(
    <>
      <Leaf />
      <StylesProvider generateClassName={generateClassName}>
        <Leaf />
      </StylesProvider>
      <StylesProvider generateClassName={generateClassName} sheetsManager={new Map()}>
        <Leaf />
      </StylesProvider>
    </>,
  );
  const [first, second, third] = [...element.children].map(({ className }) => className);
  expect(second).toBe(first);
  expect(third).toBe('shop-makeStyles-leaf-1');
});

test('global styles go with the last component', () => {
  const Help = using(
    makeStyles({ '@global': { kbd: { width: 1 } }, help: { '@global': { strong: { width: 2 } } } }),
  );
  const { render } = show([<Help key={1} />, <Help key={2} />]);
  render(<Help key={1} />);
  expect(withoutCounters(css())).toBe('kbd { width: 1px; }\n.help strong { width: 2px; }');
  render(null);
  expect(css()).toBe('');
});

test.each([
  ['abc', 'property', 'jss/dist/jss.js'],
  [null, 'name', 'jss/dist/jss.min.js'],
])('a nonce is %s where a meta element has it as its %s', async (nonce, attribute, copy) => {
  document.head.insertAdjacentHTML('beforeend', `<meta ${attribute}="csp-nonce" content="abc">`);
  // A copy that has not looked for it yet.
  const jss = (await import(copy)) as { create: typeof create };
  const sheet = jss.create().createStyleSheet({ leaf: { color: 'red' } });
  sheet.attach();
  expect(sheets().map((style) => style.getAttribute('nonce'))).toEqual([nonce]);
});

test('a second copy of the package is told', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubGlobal('__@mui/styles-init__', 1);
  const copy = '@mui/styles/modern/index.js';
  await import(copy);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  expect(said[0]).toBe(
    'It looks like there are several instances of `@mui/styles` initialized in this application.\n' +
      'This may cause theme propagation issues, broken class names, specificity issues, and makes your application bigger without a good reason.\n\n' +
      'See https://mui.com/r/styles-instance-warning for more info.',
  );
});

test('styled passes all props on, and renders another element, a function or the only child', () => {
  const Row = styled('div')({ width: 1 }) as ComponentType<Record<string, unknown>>;
  const { element } = show(
    <>
      <Row wide />
      <Row component="a" className="mine" href="#row" />
      <Row>{(props: object) => <i {...props} />}</Row>
      <Row clone>
        <b />
      </Row>
    </>,
  );
  expect(withoutCounters(element.innerHTML)).toBe(
    '<div class="div-root"></div><a class="div-root mine" href="#row"></a>' +
      '<i class="div-root"></i><b class="div-root"></b>',
  );
  expect(said[0]).toContain('for a non-boolean attribute');
  expect(() => styled(undefined as unknown as 'div')({})).toThrow(
    'You are calling styled(Component)(style) with an undefined component.',
  );
});

test('styled gives the theme and the props to a function for the whole style', () => {
  const Box = styled('div')(({ theme, title }: { theme: { gap: number }; title?: string }) => ({
    padding: title === 'wide' ? theme.gap * 2 : theme.gap,
  }));
  show(
    <ThemeProvider theme={{ gap: 4 }}>
      <Box title="wide" />
    </ThemeProvider>,
  );
  expect(css()).toContain('padding: 8px');
});

test('withStyles and withTheme pass refs and static properties on', () => {
  class Guests extends Component<{ classes: object; theme: { gap: number } }> {
    static readonly limit = 4;
    override render() {
      return this.props.theme.gap;
    }
  }
  const Styled = withStyles({ root: {} } as never, { withTheme: true })(
    Guests as never,
  ) as ComponentType<object>;
  const Themed = withTheme(Guests as never) as ComponentType<object>;
  const [styledRef, themedRef] = [createRef<Guests>(), createRef<Guests>()];
  const { element } = show(
    <ThemeProvider theme={{ gap: 8 }}>
      <Styled {...{ ref: styledRef }} />
      <Themed {...{ ref: themedRef }} />
    </ThemeProvider>,
  );
  expect(element.textContent).toBe('88');
  for (const { current } of [styledRef, themedRef]) expect(current).toBeInstanceOf(Guests);
  expect((Styled as unknown as typeof Guests).limit).toBe(4);
});

const components = {
  AcmeLabel: {
    defaultProps: { prefix: 'No. ' },
    styleOverrides: { root: { width: 5 }, title: { width: 6 } },
    variants: [{ props: { kind: 'big' }, style: { width: 7 } }],
  },
};

test('the theme sets defaults, overrides and variants of a component with a name', () => {
  const Label = withStyles(
    { root: { width: 1 } },
    { name: 'AcmeLabel' },
  )(function Label({ classes, prefix }: { classes: Record<string, string>; prefix?: string }) {
    return <p className={classes.root}>{prefix}</p>;
  });
  const Variant = () => {
    const classes = { kindBig: 'big' };
    return useThemeVariants({ kind: 'big', classes }, 'AcmeLabel');
  };
  const themed = (node: ReactElement) => (
    <ThemeProvider theme={{ components }}>{node}</ThemeProvider>
  );
  const { element } = show(themed(<Label />));
  expect(element.textContent).toBe('No. ');
  expect(withoutCounters(css())).toContain('.AcmeLabel-root { width: 5px; }');
  expect(css()).toMatch(/\.AcmeLabel-kindBig-\d+ \{ width: 7px; \}/);
  expect(said[0]).toMatch(
    /^MUI: You are trying to override a style that does not exist\.\nFix the `title` key of `theme\.components\.AcmeLabel\.styleOverrides`\.\n/,
  );
  const own = getThemeProps({ theme: { components }, name: 'AcmeLabel', props: {} });
  expect(own).toEqual({ prefix: 'No. ' });
  const variant = show(themed(<Variant />));
  expect(variant.element.textContent).toBe('big ');
});

test('without generation there are neither rules nor classes', () => {
  const Leaf = using(makeStyles({ leaf: { width: 1 } }));
  const { element } = show(
    <StylesProvider disableGeneration>
      <Leaf />
    </StylesProvider>,
  );
  expect([element.innerHTML, css()]).toEqual(['<p class=""></p>', '']);
});

test('a media option is an attribute of the style element', () => {
  const Leaf = using(makeStyles({ leaf: { width: 1 } }, { media: 'print' }));
  show(<Leaf />);
  expect(sheets()[0]?.media).toBe('print');
});

test('the page on the API names every export', async () => {
  const page = await import('../pages/system/styles/api/index.md?raw');
  const missing = Object.keys(jssStyles).filter((name) => !page.default.includes(name));
  expect(missing).toEqual([]);
});

import { useState, type CSSProperties } from 'react';
import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf } from '../../symptoms';

const Bar = (props: AppBarProps) => (
  <AppBar {...props}>
    <Toolbar>Shop</Toolbar>
  </AppBar>
);

const StickyBar = ({ style }: { style: CSSProperties }) => (
  <div style={{ height: 3000, ...style }}>
    <Bar position="sticky" />
  </div>
);

function WithDialog(props: AppBarProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Bar {...props} />
      <Toolbar />
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open}>Terms</Dialog>
    </>
  );
}

const WithDrawer = ({ sx }: Pick<AppBarProps, 'sx'>) => (
  <>
    <Bar sx={sx} />
    <Drawer variant="permanent" slotProps={{ paper: { sx: { width: 240 } } }}>
      Menu
    </Drawer>
  </>
);

const dark = createTheme({ palette: { mode: 'dark' } });
const darkWithVariables = createTheme({ cssVariables: true, palette: { mode: 'dark' } });

const Dark = (props: AppBarProps) => (
  <>
    <ThemeProvider theme={dark}>
      <Bar enableColorOnDark {...props} />
    </ThemeProvider>
    <ThemeProvider theme={darkWithVariables}>
      <Bar enableColorOnDark {...props} />
    </ThemeProvider>
  </>
);

function Pane({ watched }: { watched: boolean }) {
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const hidden = useScrollTrigger(watched ? { target: pane ?? undefined } : {});
  return (
    <>
      <Slide in={!hidden}>
        <Bar />
      </Slide>
      <div id="pane" ref={setPane} style={{ height: 300, overflow: 'auto' }}>
        <div style={{ height: 2000 }}>Orders</div>
      </div>
    </>
  );
}

const coversContent = async (stage: Stage) =>
  (await boxOf(stage, 'main')).top < (await boxOf(stage, 'header')).bottom;

export default [
  {
    lead: 'Content is hidden behind the bar.',
    Failing: () => (
      <>
        <Bar />
        <main>Orders</main>
      </>
    ),
    Fixed: () => (
      <>
        <Bar />
        <Toolbar />
        <main>Orders</main>
      </>
    ),
    symptom: coversContent,
  },
  {
    lead: 'Content is hidden behind the bar.',
    Failing: () => (
      <>
        <Bar />
        <main>Orders</main>
      </>
    ),
    Fixed: () => (
      <>
        <Bar position="sticky" />
        <main>Orders</main>
      </>
    ),
    symptom: coversContent,
  },
  {
    lead: '`sticky` has no effect.',
    Failing: () => <StickyBar style={{ overflow: 'hidden' }} />,
    Fixed: () => <StickyBar style={{ overflow: 'clip' }} />,
    symptom: async (stage) => {
      scrollTo(0, 500);
      await stage.settled();
      return (await boxOf(stage, 'header')).bottom < 0;
    },
  },
  {
    lead: 'The bar jumps when a dialog opens.',
    Failing: () => <WithDialog position="static" sx={{ position: 'fixed' }} />,
    Fixed: () => <WithDialog position="static" className="mui-fixed" sx={{ position: 'fixed' }} />,
    symptom: async ({ click, find }) => {
      // The browser of the tests hides scrollbars. Here it has one.
      Object.defineProperty(document.documentElement, 'clientWidth', { value: innerWidth - 15 });
      await click('button');
      const bar = await find('header');
      return document.body.style.paddingRight === '15px' && bar.style.paddingRight !== '15px';
    },
  },
  {
    lead: 'A drawer covers the bar.',
    Failing: () => <WithDrawer />,
    Fixed: () => <WithDrawer sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }} />,
    symptom: () => document.elementFromPoint(20, 20)?.closest('.MuiDrawer-paper') !== null,
  },
  {
    lead: 'The bar is wider than the content next to a drawer.',
    Failing: () => <WithDrawer />,
    Fixed: () => <WithDrawer sx={{ width: 'calc(100% - 240px)' }} />,
    symptom: async (stage) => (await boxOf(stage, 'header')).left < 240,
  },
  {
    lead: 'The color is paler than the palette in dark mode.',
    Failing: () => <Dark />,
    Fixed: () => <Dark sx={{ backgroundImage: 'none' }} />,
    symptom: () => {
      const bars = [...document.querySelectorAll('header')].map((bar) => getComputedStyle(bar));
      const pale = bars.filter(({ backgroundImage }) => backgroundImage !== 'none');
      if (pale.length === 1) throw new Error('the bars differ');
      return pale.length === 2;
    },
  },
  {
    lead: 'The bar does not hide on scroll.',
    Failing: () => <Pane watched={false} />,
    Fixed: () => <Pane watched />,
    symptom: async ({ find, within }) => {
      const bar = await find('header');
      (await find('#pane')).scrollTo(0, 500);
      return !(await within(() => bar.getBoundingClientRect().bottom <= 0));
    },
  },
] satisfies Pitfall[];

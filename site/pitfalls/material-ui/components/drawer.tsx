import { useEffect, useState, type ReactNode } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import SwipeableDrawer, { type SwipeableDrawerProps } from '@mui/material/SwipeableDrawer';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf, textOf } from '../../symptoms';

/** Properties that were animated until now. */
const animated: string[] = [];
document.addEventListener('transitionrun', ({ propertyName }) => animated.push(propertyName));

const reserved = { width: 240, '& .MuiDrawer-paper': { width: 240 } };

const Layout = ({ sx = reserved, children }: { sx?: SxProps<Theme>; children: ReactNode }) => (
  <Box sx={{ display: 'flex' }}>
    <Drawer variant="permanent" sx={sx}>
      Menu
    </Drawer>
    {children}
  </Box>
);

const wide = (
  <div style={{ overflow: 'auto' }}>
    <div style={{ width: 3000 }}>Orders</div>
  </div>
);

const Clipped = ({ children }: { children: ReactNode }) => (
  <>
    <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
      <Toolbar>Shop</Toolbar>
    </AppBar>
    <Drawer variant="permanent">{children}</Drawer>
  </>
);

const narrowOnly = { display: { md: 'none' } };

function NarrowDrawer() {
  const isWide = useMediaQuery('(min-width: 900px)');
  return (
    <Drawer open={!isWide} sx={narrowOnly}>
      Menu
    </Drawer>
  );
}

function LateDrawer() {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return <Drawer open={open}>Menu</Drawer>;
}

function Sheet({ open: first = true, ...props }: Partial<SwipeableDrawerProps>) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <output>{open ? 'open' : 'closed'}</output>
      <SwipeableDrawer
        anchor="bottom"
        {...props}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const Handle = () => <div id="start" style={{ height: 50 }} />;

/** A list that has been scrolled down. */
const List = ({ id }: { id?: string }) => (
  <div id={id} ref={(list) => list?.scrollTo(0, 100)} style={{ height: 300, overflow: 'auto' }}>
    <div style={{ height: 2000 }}>Orders</div>
  </div>
);

/** A closed sheet with a child that stays visible. */
const EdgeSheet = (props: Partial<SwipeableDrawerProps>) => (
  <Sheet
    {...props}
    open={false}
    allowSwipeInChildren
    slotProps={{ paper: { sx: { height: 300, overflow: 'visible' } } }}
  >
    <Box id="start" sx={{ position: 'absolute', top: -20, height: 20, visibility: 'visible' }}>
      Orders
    </Box>
  </Sheet>
);

/** A finger that begins on an element and moves down, or up by a negative distance. */
async function swipe({ find, settled }: Stage, selector: string, distance: number) {
  const target = await find(selector);
  const { left, top } = target.getBoundingClientRect();
  for (const [type, part] of [
    ['touchstart', 0],
    ['touchmove', 0.1],
    ['touchmove', 0.6],
    ['touchmove', 1],
    ['touchend', 1],
  ] as const) {
    const clientY = top + 5 + part * distance;
    const changedTouches = [new Touch({ identifier: 1, target, clientX: left + 5, clientY })];
    const touches = type === 'touchend' ? [] : changedTouches;
    const options = { bubbles: true, cancelable: true, touches, changedTouches };
    target.dispatchEvent(new TouchEvent(type, options));
    await settled();
  }
}

const locked = () => document.body.style.overflow === 'hidden';

export default [
  {
    lead: 'Content is hidden behind a permanent drawer.',
    Failing: () => (
      <Layout sx={{ '& .MuiDrawer-paper': { width: 240 } }}>
        <main>Orders</main>
      </Layout>
    ),
    Fixed: () => (
      <Layout sx={{ width: 240, '& .MuiDrawer-paper': { width: 240 } }}>
        <main>Orders</main>
      </Layout>
    ),
    symptom: async (stage) =>
      (await boxOf(stage, 'main')).left < (await boxOf(stage, '.MuiDrawer-paper')).right,
  },
  {
    lead: 'Content is wider than the window.',
    Failing: () => (
      <Layout>
        <Box component="main" sx={{ flexGrow: 1 }}>
          {wide}
        </Box>
      </Layout>
    ),
    Fixed: () => (
      <Layout>
        <Box component="main" sx={{ flexGrow: 1, minWidth: 0 }}>
          {wide}
        </Box>
      </Layout>
    ),
    symptom: async (stage) => (await boxOf(stage, 'main')).right > innerWidth,
  },
  {
    lead: 'The app bar covers the first items.',
    Failing: () => (
      <Clipped>
        <button>Orders</button>
      </Clipped>
    ),
    Fixed: () => (
      <Clipped>
        <Toolbar />
        <button>Orders</button>
      </Clipped>
    ),
    symptom: async (stage) => {
      const { left, top } = await boxOf(stage, 'button');
      return document.elementFromPoint(left + 5, top + 5)?.closest('button') === null;
    },
  },
  {
    lead: 'The page is locked after the window was resized.',
    Failing: () => (
      <Drawer open sx={narrowOnly}>
        Menu
      </Drawer>
    ),
    Fixed: () => <NarrowDrawer />,
    symptom: async ({ resize, within }) => {
      await resize(400, 800);
      if (!(await within(locked))) throw new Error('the drawer did not open');
      await resize(1280, 800);
      return !(await within(() => !locked()));
    },
  },
  {
    lead: 'The drawer does not slide in.',
    Failing: () => <Drawer open>Menu</Drawer>,
    Fixed: () => <LateDrawer />,
    symptom: async ({ find, within }) => {
      await find('.MuiDrawer-paper');
      return !(await within(() => animated.includes('transform')));
    },
  },
  {
    lead: 'A list in a sheet scrolls instead of closing the sheet.',
    Failing: () => (
      <Sheet>
        <List id="start" />
      </Sheet>
    ),
    Fixed: () => (
      <Sheet>
        <Handle />
        <List />
      </Sheet>
    ),
    symptom: async (stage) => {
      await swipe(stage, '#start', 400);
      return (await textOf(stage, 'output')) === 'open';
    },
  },
  {
    lead: 'Swiping has no effect.',
    Failing: () => (
      <Sheet variant="persistent">
        <Handle />
      </Sheet>
    ),
    Fixed: () => (
      <Sheet>
        <Handle />
      </Sheet>
    ),
    symptom: async (stage) => {
      await swipe(stage, '#start', 400);
      return (await textOf(stage, 'output')) === 'open';
    },
  },
  {
    lead: '`keepMounted` is missing on `SwipeableDrawer`.',
    Failing: () => <EdgeSheet ModalProps={{ keepMounted: false }} />,
    Fixed: () => <EdgeSheet />,
    symptom: async (stage) => {
      if (document.querySelector('#start') === null) return true;
      await swipe(stage, '#start', -400);
      return (await textOf(stage, 'output')) === 'closed';
    },
  },
] satisfies Pitfall[];

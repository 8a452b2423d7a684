import { useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Modal, { type ModalProps } from '@mui/material/Modal';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf, logs, textOf, valueOf } from '../../symptoms';

const Dropping = () => <div role="dialog">Saved</div>;
const Unfocusable = ({ ref, onFocus }: ComponentProps<'div'>) => (
  <div role="dialog" ref={ref} onFocus={onFocus}>
    Saved
  </div>
);
const Passing = (props: ComponentProps<'div'>) => (
  <div role="dialog" {...props}>
    Saved
  </div>
);

const Widget = () => <input style={{ position: 'fixed', inset: '0 auto auto 0', zIndex: 2000 }} />;

function Counting({ children }: { children: ReactNode }) {
  const [clicks, setClicks] = useState(0);
  return (
    <div onClick={() => setClicks(clicks + 1)}>
      <output>{clicks}</output>
      {children}
    </div>
  );
}

const Page = ({ style, ...props }: { style: CSSProperties } & Partial<ModalProps>) => (
  <>
    <div style={{ position: 'relative', ...style }}>
      <Modal open {...props}>
        <Passing />
      </Modal>
    </div>
    <div style={{ position: 'fixed', inset: 0, zIndex: 2 }}>Neighbor</div>
  </>
);

const isBehind = async (stage: Stage) => {
  const { left, top } = await boxOf(stage, '[role=dialog]');
  return document.elementFromPoint(left + 5, top + 5)?.closest('[role=dialog]') === null;
};

const isCutOff = async (stage: Stage) =>
  (await boxOf(stage, '.MuiModal-root')).height < innerHeight;

const tall = <div style={{ height: 4000 }}>Terms</div>;

const Scroller = ({ open = false }) => (
  <Box id="scroller" sx={{ position: 'relative', height: 300, overflow: open ? 'hidden' : 'auto' }}>
    <Modal open disablePortal sx={{ position: 'absolute' }}>
      <Passing />
    </Modal>
    {tall}
  </Box>
);

export default [
  {
    lead: 'Focus does not move into the modal.',
    Failing: () => (
      <Modal open>
        <Dropping />
      </Modal>
    ),
    Fixed: () => (
      <Modal open>
        <Passing />
      </Modal>
    ),
    symptom: async ({ find, within }) => {
      const dialog = await find('[role=dialog]');
      return !(await within(() => dialog.contains(document.activeElement)));
    },
  },
  {
    lead: '"rootRef.current.contains is not a function".',
    Failing: () => (
      <Modal open>
        <>
          <p>Saved</p>
          <button>Close</button>
        </>
      </Modal>
    ),
    Fixed: () => (
      <Modal open>
        <Box>
          <p>Saved</p>
          <button>Close</button>
        </Box>
      </Modal>
    ),
    symptom: logs('rootRef.current.contains is not a function'),
  },
  {
    lead: 'The content does not accept focus.',
    Failing: () => (
      <Modal open>
        <Unfocusable />
      </Modal>
    ),
    Fixed: () => (
      <Modal open>
        <Passing />
      </Modal>
    ),
    symptom: logs(
      'MUI: The modal content node does not accept focus.\n' +
        'For the benefit of assistive technologies, the tabIndex of the node is being set to "-1".',
    ),
  },
  {
    lead: 'A browser extension, chat widget, or third-party popup cannot be used.',
    Failing: () => (
      <>
        <Widget />
        <Modal open>
          <Passing />
        </Modal>
      </>
    ),
    Fixed: () => (
      <>
        <Widget />
        <Modal open disableEnforceFocus>
          <Passing />
        </Modal>
      </>
    ),
    symptom: async (stage) => {
      await stage.click('input');
      await stage.type('Hello');
      return (await valueOf(stage)) === '';
    },
  },
  {
    lead: 'The modal is behind its neighbors, or cut off.',
    Failing: () => <Page disablePortal style={{ zIndex: 1 }} />,
    Fixed: () => <Page style={{ zIndex: 1 }} />,
    symptom: isBehind,
  },
  {
    lead: 'The modal is behind its neighbors, or cut off.',
    Failing: () => <Page disablePortal style={{ transform: 'scale(1)', overflow: 'hidden' }} />,
    Fixed: () => <Page style={{ transform: 'scale(1)', overflow: 'hidden' }} />,
    symptom: isCutOff,
  },
  {
    lead: 'A click in the modal triggers a handler of the page.',
    Failing: () => (
      <Counting>
        <Modal open>
          <Passing />
        </Modal>
      </Counting>
    ),
    Fixed: () => (
      <Counting>
        <Modal open onClick={(event) => event.stopPropagation()}>
          <Passing />
        </Modal>
      </Counting>
    ),
    symptom: async (stage) => {
      await stage.click('[role=dialog]');
      return (await textOf(stage, 'output')) === '1';
    },
  },
  {
    lead: 'The page behind still scrolls.',
    Failing: () => <Scroller />,
    Fixed: () => <Scroller open />,
    symptom: async ({ find, press, within }) => {
      const scroller = await find('#scroller');
      await press('PageDown');
      return within(() => scroller.scrollTop > 0);
    },
  },
  {
    lead: 'The page behind still scrolls.',
    Failing: () => (
      <>
        <GlobalStyles styles={{ html: { overflowX: 'hidden' } }} />
        <Modal open>
          <Passing />
        </Modal>
        {tall}
      </>
    ),
    Fixed: () => (
      <>
        <GlobalStyles styles={{ html: { overflowX: 'hidden', overflowY: 'scroll' } }} />
        <Modal open>
          <Passing />
        </Modal>
        {tall}
      </>
    ),
    symptom: async ({ press, within }) => {
      await press('PageDown');
      return within(() => scrollY > 0);
    },
  },
] satisfies Pitfall[];

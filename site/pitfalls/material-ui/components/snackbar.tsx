import { forwardRef, useState, type Ref } from 'react';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf, logs } from '../../symptoms';

function Saved({ ignoresClicks, ...props }: { ignoresClicks?: boolean } & SnackbarProps) {
  const [open, setOpen] = useState(true);
  return (
    <Snackbar
      message="Saved"
      open={open}
      onClose={(_, reason) => {
        if (!(ignoresClicks && reason === 'clickaway')) setOpen(false);
      }}
      {...props}
    />
  );
}

function Queue({ keyed }: { keyed: boolean }) {
  const [messages, setMessages] = useState(0);
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setMessages(messages + 1)}>More</button>
      <Snackbar
        key={keyed ? messages : 'all'}
        open={open}
        message={`Message ${messages}`}
        autoHideDuration={2500}
        onClose={(_, reason) => reason === 'timeout' && setOpen(false)}
      />
    </>
  );
}

function Cleared({ late }: { late: boolean }) {
  const [open, setOpen] = useState(true);
  const [message, setMessage] = useState('Saved');
  const clear = () => setMessage('');
  return (
    <>
      <button
        onClick={() => {
          setOpen(false);
          if (!late) clear();
        }}
      >
        Close
      </button>
      <Snackbar
        open={open}
        message={message}
        slotProps={late ? { transition: { onExited: clear } } : {}}
      />
    </>
  );
}

const WithoutRef = () => <div>Saved</div>;
const WithRef = forwardRef(function WithRef(props: object, ref: Ref<HTMLDivElement>) {
  return (
    <div {...props} ref={ref}>
      Saved
    </div>
  );
});

const isGone = () => document.querySelector('.MuiSnackbar-root') === null;

export default [
  {
    lead: '"Cannot read properties of null (reading \'scrollTop\')".',
    Failing: () => (
      <Snackbar open>
        <WithoutRef />
      </Snackbar>
    ),
    Fixed: () => (
      <Snackbar open>
        <WithRef />
      </Snackbar>
    ),
    symptom: logs("Cannot read properties of null (reading 'scrollTop')"),
  },
  {
    lead: 'It never closes.',
    Failing: () => <Saved />,
    Fixed: () => <Saved autoHideDuration={100} />,
    symptom: async ({ within }) => !(await within(isGone)),
  },
  {
    lead: 'It closes on the next click.',
    Failing: () => <Saved />,
    Fixed: () => <Saved ignoresClicks />,
    symptom: async ({ click, within }) => {
      await click('html');
      return within(isGone);
    },
  },
  {
    lead: 'The second message closes too early.',
    Failing: () => <Queue keyed={false} />,
    Fixed: () => <Queue keyed />,
    symptom: async ({ click, within }: Stage) => {
      await within(() => false);
      await within(() => false);
      await click('button');
      return within(isGone);
    },
  },
  {
    lead: 'The text disappears before the snackbar does.',
    Failing: () => <Cleared late={false} />,
    Fixed: () => <Cleared late />,
    symptom: async ({ click }) => {
      let empty = false;
      new MutationObserver(() => {
        empty ||= document.querySelector('.MuiSnackbarContent-message')?.textContent === '';
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      await click('button');
      return empty;
    },
  },
  {
    lead: 'It appears in the middle of the page.',
    Failing: () => (
      <div style={{ height: 200, transform: 'translate(0)' }}>
        <Saved />
      </div>
    ),
    Fixed: () => (
      <>
        <div style={{ height: 200, transform: 'translate(0)' }} />
        <Saved />
      </>
    ),
    symptom: async (stage) => (await boxOf(stage, '.MuiSnackbar-root')).bottom < 300,
  },
  {
    lead: 'One line across the whole window.',
    Failing: () => <Saved message={'word '.repeat(100)} />,
    Fixed: () => (
      <Saved message={'word '.repeat(100)} slotProps={{ content: { sx: { maxWidth: 400 } } }} />
    ),
    symptom: async (stage) => (await boxOf(stage, '.MuiSnackbarContent-root')).width > 1000,
  },
] satisfies Pitfall[];

import { StrictMode, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf, logs, styleOf } from '../../symptoms';

function Opened({
  inside,
  onClosed,
  ...props
}: { inside: ReactNode; onClosed?: () => void } & Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          onClosed?.();
        }}
      >
        {inside}
      </Dialog>
    </>
  );
}

function Reset({ late }: { late: boolean }) {
  const [name, setName] = useState('Ada');
  const reset = () => setName('');
  return (
    <Opened
      inside={<DialogTitle>Remove {name}</DialogTitle>}
      onClosed={late ? undefined : reset}
      slotProps={late ? { transition: { onExited: reset } } : {}}
    />
  );
}

const tall = <div style={{ height: 2000 }}>Terms</div>;

const opened = async ({ click }: Stage) => click('button');

export default [
  {
    lead: 'The label of the first field is cut off.',
    Failing: () => (
      <Dialog open>
        <DialogTitle>Name</DialogTitle>
        <DialogContent>
          <TextField label="Name" defaultValue="Ada" />
        </DialogContent>
      </Dialog>
    ),
    Fixed: () => (
      <Dialog open>
        <DialogTitle>Name</DialogTitle>
        <DialogContent>
          <TextField label="Name" defaultValue="Ada" margin="dense" />
        </DialogContent>
      </Dialog>
    ),
    symptom: async (stage) =>
      (await boxOf(stage, 'label')).top < (await boxOf(stage, '.MuiDialogContent-root')).top - 4,
  },
  {
    lead: 'The title and the buttons scroll away.',
    Failing: () => (
      <Dialog open>
        <form>
          <DialogTitle>Terms</DialogTitle>
          <DialogContent>{tall}</DialogContent>
          <DialogActions>
            <Button>Agree</Button>
          </DialogActions>
        </form>
      </Dialog>
    ),
    Fixed: () => (
      <Dialog open>
        <DialogTitle>Terms</DialogTitle>
        <DialogContent>{tall}</DialogContent>
        <DialogActions>
          <Button>Agree</Button>
        </DialogActions>
      </Dialog>
    ),
    symptom: async (stage) => (await boxOf(stage, 'button')).bottom > innerHeight,
  },
  {
    lead: 'Styles of a parent are missing.',
    Failing: () => (
      <Box sx={{ '& h2': { color: 'rgb(1, 2, 3)' } }}>
        <Dialog open>
          <DialogTitle>Terms</DialogTitle>
        </Dialog>
      </Box>
    ),
    Fixed: () => (
      <Dialog open sx={{ '& h2': { color: 'rgb(1, 2, 3)' } }}>
        <DialogTitle>Terms</DialogTitle>
      </Dialog>
    ),
    symptom: async (stage) => (await styleOf(stage, 'h2')).color !== 'rgb(1, 2, 3)',
  },
  {
    lead: '`In HTML, <h6> cannot be a child of <h2>.`',
    Failing: () => (
      <Dialog open>
        <DialogTitle>
          <Typography variant="h6">Terms</Typography>
        </DialogTitle>
      </Dialog>
    ),
    Fixed: () => (
      <Dialog open>
        <DialogTitle>Terms</DialogTitle>
      </Dialog>
    ),
    symptom: logs('<h6> cannot be a child of <h2>.'),
  },
  {
    lead: 'The dialog has no name.',
    Failing: () => (
      <Dialog open>
        <DialogTitle id="terms">Terms</DialogTitle>
      </Dialog>
    ),
    Fixed: () => (
      <Dialog open>
        <DialogTitle>Terms</DialogTitle>
      </Dialog>
    ),
    symptom: async ({ find }) => {
      const dialog = await find('[role=dialog]');
      return document.getElementById(dialog.getAttribute('aria-labelledby') ?? '') === null;
    },
  },
  {
    lead: 'Content jumps while the dialog closes.',
    Failing: () => <Reset late={false} />,
    Fixed: () => <Reset late />,
    symptom: async (stage) => {
      await opened(stage);
      let changed = false;
      new MutationObserver(() => {
        changed ||= document.querySelector('h2')?.textContent === 'Remove ';
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      await stage.press('Escape');
      return changed;
    },
  },
  {
    lead: '`autoFocus` has no effect in development.',
    Failing: () => (
      <StrictMode>
        <Opened inside={<TextField autoFocus />} />
      </StrictMode>
    ),
    Fixed: () => <Opened inside={<TextField autoFocus />} />,
    symptom: async (stage) => {
      await opened(stage);
      return document.activeElement?.tagName !== 'INPUT';
    },
  },
] satisfies Pitfall[];

import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import { styled } from '@mui/joy/styles';

const Night = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundImage: 'linear-gradient(150deg, #0b1d51e6, #2a0b45e6)',
});

const Scroller = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: theme.spacing(2),
  overflow: 'auto',
}));

const Ticket = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'min(340px, 100%)',
  borderRadius: theme.vars.radius.lg,
  background: theme.vars.palette.background.surface,
  outline: 'none',
}));

const Headline = styled('h2')(({ theme }) => ({
  ...theme.typography['title-lg'],
  margin: 0,
  padding: theme.spacing(2, 7, 2, 2),
}));

const Fields = styled('dl')(({ theme }) => ({
  ...theme.typography['body-md'],
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  padding: theme.spacing(2),
  borderBlock: '2px dashed',
  borderColor: theme.vars.palette.divider,
  '& dd': { margin: 0, color: theme.vars.palette.text.primary },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  padding: theme.spacing(2),
}));

const Cross = styled('button')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1.5),
  insetInlineEnd: theme.spacing(1.5),
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: 0,
  borderRadius: '50%',
  '--Icon-color': 'currentColor',
  color: theme.vars.palette.primary.solidColor,
  background: theme.vars.palette.primary.solidBg,
  cursor: 'pointer',
  [theme.focus.selector]: theme.focus.default,
}));

export default function ModalSlots() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the ticket</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: Night }}
      >
        <ModalOverflow slots={{ root: Scroller }}>
          <ModalDialog
            slots={{ root: Ticket }}
            slotProps={{ root: { id: 'ticket' } }}
          >
            <ModalClose
              slots={{ root: Cross }}
              slotProps={{ root: { 'aria-label': 'Close the ticket' } }}
            />
            <DialogTitle
              slots={{ root: Headline }}
              slotProps={{ root: { translate: 'no' } }}
            >
              Lisbon to Porto
            </DialogTitle>
            <DialogContent component="dl" slots={{ root: Fields }}>
              <dt>Seat</dt>
              <dd>42, window</dd>
              <dt>Departure</dt>
              <dd>7:30, platform 4</dd>
            </DialogContent>
            <DialogActions
              slots={{ root: Foot }}
              slotProps={{ root: { role: 'group', 'aria-label': 'Ticket' } }}
            >
              <Button variant="soft" onClick={() => setOpen(false)}>
                Save to wallet
              </Button>
            </DialogActions>
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </>
  );
}

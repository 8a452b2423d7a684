import { useState } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface PanelProps {
  title: string;
  width: number;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

function Panel({ title, width, open, onClose, children }: PanelProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      sx={{ display: 'grid', placeContent: 'center' }}
    >
      <Paper
        role="dialog"
        aria-modal
        aria-label={title}
        sx={{ p: 3, width: `min(${width}px, 100vw - 32px)` }}
      >
        <Typography variant="h6" component="h2" gutterBottom>
          {title}
        </Typography>
        {children}
      </Paper>
    </Modal>
  );
}

export default function ModalNested() {
  const [level, setLevel] = useState(0);

  return (
    <>
      <Button variant="outlined" onClick={() => setLevel(1)}>
        Edit event
      </Button>
      <Panel
        title="Edit event"
        width={400}
        open={level > 0}
        onClose={() => setLevel(0)}
      >
        <Typography gutterBottom>Team lunch, Friday at 12:30</Typography>
        <Button onClick={() => setLevel(2)}>Add guests</Button>
        <Button onClick={() => setLevel(0)}>Close</Button>
        <Panel
          title="Add guests"
          width={280}
          open={level > 1}
          onClose={() => setLevel(1)}
        >
          <Typography gutterBottom>Invite the whole team?</Typography>
          <Button onClick={() => setLevel(1)}>Invite</Button>
        </Panel>
      </Panel>
    </>
  );
}

import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';

function Weave({ open, onClick }: { open?: boolean; onClick?: () => void }) {
  return (
    <Box
      hidden={!open}
      onClick={onClick}
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background:
          'repeating-linear-gradient(45deg, rgb(0 0 0 / 70%) 0 12px, rgb(0 0 0 / 60%) 12px 24px)',
      }}
    />
  );
}

export default function LoomPattern() {
  const id = useId();
  const loom = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Box ref={loom} sx={{ '--thread': '#ffb4a2' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the pattern
      </Button>
      <Modal
        component="section"
        open={open}
        onClose={close}
        disablePortal
        container={() => loom.current}
        slots={{ backdrop: Weave }}
        classes={{ root: 'loom' }}
        sx={{ '&.loom': { display: 'grid', placeItems: 'center' } }}
      >
        <Box
          role="dialog"
          aria-modal
          aria-labelledby={id}
          sx={{ p: 4, color: '#000', bgcolor: 'var(--thread)' }}
        >
          <Typography id={id}>Over two, under one</Typography>
          <Button color="inherit" onClick={close}>
            Back
          </Button>
        </Box>
      </Modal>
    </Box>
  );
}

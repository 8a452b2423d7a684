import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';

export default function StudioBooking() {
  const show = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);

  const close = () => {
    setOpen(false);
    show.current?.focus();
  };

  return (
    <Stack
      spacing={1}
      sx={{ maxWidth: 440, minHeight: 150, mx: 'auto', alignItems: 'start' }}
    >
      <Button ref={show} aria-expanded={open} onClick={() => setOpen(true)}>
        Rules of the studio
      </Button>
      <Collapse in={open} unmountOnExit>
        <Alert
          variant="outlined"
          severity="info"
          role="note"
          closeText="Fold"
          onClose={close}
          classes={{ message: 'rules' }}
          slots={{ closeIcon: ExpandLessIcon }}
          slotProps={{
            icon: { sx: { alignSelf: 'center', fontSize: 32 } },
            closeButton: { edge: 'end' },
          }}
          sx={{ '& .rules': { fontSize: '1rem' } }}
        >
          <AlertTitle
            classes={{ root: 'studio' }}
            sx={{ '&.studio': { mb: 0 } }}
          >
            Studio 3
          </AlertTitle>
          Two hours a day, and no drums after ten.
        </Alert>
      </Collapse>
    </Stack>
  );
}

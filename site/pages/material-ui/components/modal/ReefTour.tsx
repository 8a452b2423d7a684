import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const stops = ['The kelp wall', 'The wreck', 'The sand bank'];

export default function ReefTour() {
  const id = useId();
  const [stop, setStop] = useState<number | null>(null);
  const close = () => setStop(null);

  return (
    <>
      <Button variant="outlined" onClick={() => setStop(0)}>
        Start the tour
      </Button>
      <Modal open={stop !== null} onClose={close} hideBackdrop>
        <Stack
          role="dialog"
          aria-modal
          aria-labelledby={id}
          spacing={2}
          sx={{
            height: '100%',
            alignItems: 'center',
            justifyContent: 'center',
            color: 'common.white',
            bgcolor: '#05445e',
          }}
        >
          <Typography id={id} variant="h5" component="p">
            {stops[stop ?? 0]}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap>
            <Button color="inherit" onClick={close}>
              End
            </Button>
            <Button
              color="inherit"
              variant="outlined"
              onClick={() => setStop(((stop ?? 0) + 1) % stops.length)}
            >
              Next stop
            </Button>
          </Stack>
        </Stack>
      </Modal>
    </>
  );
}

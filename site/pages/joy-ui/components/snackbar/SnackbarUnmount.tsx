import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const people = ['Ada', 'Grace'];

export default function SnackbarUnmount() {
  const [open, setOpen] = useState(false);
  const [invited, setInvited] = useState<string | null>(null);

  return (
    <>
      <Stack direction="row" spacing={1}>
        {people.map((name) => (
          <Button
            key={name}
            variant="soft"
            onClick={() => {
              setInvited(name);
              setOpen(true);
            }}
          >
            Invite {name}
          </Button>
        ))}
      </Stack>
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={3000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          onUnmount={() => setInvited(null)}
        >
          {invited} is invited.
        </Snackbar>
      </div>
    </>
  );
}

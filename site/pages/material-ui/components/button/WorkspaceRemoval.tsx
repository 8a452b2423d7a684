import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import type { ButtonBaseActions } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function WorkspaceRemoval() {
  const trigger = useRef<ButtonBaseActions>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  const close = () => {
    setOpen(false);
    setTyped('');
    trigger.current?.focusVisible();
  };

  return (
    <Stack spacing={2} sx={{ maxWidth: 340, mx: 'auto' }}>
      <Button
        action={trigger}
        variant="outlined"
        color="error"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Delete workspace
      </Button>
      {open && (
        <>
          <TextField
            autoFocus
            label="Workspace name"
            helperText="Type harbor to switch on the last button"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ justifyContent: 'end' }}
          >
            <Button onClick={close}>Keep it</Button>
            <Button
              variant="contained"
              color="error"
              disabled={typed !== 'harbor'}
              onClick={close}
            >
              Delete for good
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  );
}

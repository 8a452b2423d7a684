import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function GateCode() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [passed, setPassed] = useState(false);

  const start = () => {
    setOpen(true);
    requestAnimationFrame(() => field.current?.focus());
  };
  const end = (opened: boolean) => {
    setPassed(opened);
    setOpen(false);
    const next = opened ? result : button;
    requestAnimationFrame(() => next.current?.focus());
  };

  return (
    <>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Button ref={button} variant="outlined" onClick={start}>
          Open the gate
        </Button>
        <Typography ref={result} tabIndex={-1} sx={{ minHeight: '1.5em' }}>
          {passed && 'The gate is open for a minute'}
        </Typography>
      </Stack>
      <Modal
        open={open}
        disableAutoFocus
        disableRestoreFocus
        disableEscapeKeyDown
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper role="dialog" aria-modal aria-labelledby={id} sx={{ p: 3 }}>
          <Typography id={id}>Gate of the north yard</Typography>
          <Stack
            component="form"
            spacing={2}
            sx={{ mt: 2 }}
            onSubmit={(event) => {
              event.preventDefault();
              end(true);
            }}
          >
            <TextField
              inputRef={field}
              label="Code"
              required
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <Button type="submit" variant="contained">
              Open
            </Button>
            <Button onClick={() => end(false)}>Leave it shut</Button>
          </Stack>
        </Paper>
      </Modal>
    </>
  );
}

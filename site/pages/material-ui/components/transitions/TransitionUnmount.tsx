import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TransitionUnmount() {
  const [shown, setShown] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', minHeight: 110 }}>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        Add a note
      </Button>
      <Fade in={shown} mountOnEnter unmountOnExit>
        <TextField label="Note, empty each time" />
      </Fade>
    </Stack>
  );
}

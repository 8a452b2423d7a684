import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function EditorBar() {
  const slot = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('Boat for sale');
  const [saved, setSaved] = useState('Boat for sale');

  return (
    <Paper variant="outlined" sx={{ maxWidth: 400, mx: 'auto' }}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 56,
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography>Notice board</Typography>
        <div ref={slot} />
      </Stack>
      <Stack spacing={1} sx={{ p: 2 }}>
        <TextField
          label="Title of the note"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Portal container={() => slot.current}>
          <Button disabled={text === saved} onClick={() => setSaved(text)}>
            Save
          </Button>
        </Portal>
      </Stack>
    </Paper>
  );
}

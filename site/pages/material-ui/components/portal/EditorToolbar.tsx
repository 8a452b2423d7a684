import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface TitleFormProps {
  actions: RefObject<HTMLDivElement | null>;
}

function TitleForm({ actions }: TitleFormProps) {
  const [title, setTitle] = useState('Quarterly report');
  const [saved, setSaved] = useState(title);
  const changed = title !== saved;

  return (
    <>
      <TextField
        fullWidth
        label="Title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        helperText={changed ? 'Not saved' : 'Saved'}
      />
      <Portal container={() => actions.current}>
        <Button disabled={!changed} onClick={() => setTitle(saved)}>
          Discard
        </Button>
        <Button
          variant="contained"
          disabled={!changed}
          onClick={() => setSaved(title)}
        >
          Save
        </Button>
      </Portal>
    </>
  );
}

export default function EditorToolbar() {
  const actions = useRef<HTMLDivElement>(null);

  return (
    <Paper variant="outlined" sx={{ maxWidth: 460, mx: 'auto' }}>
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
        <Typography>Document</Typography>
        <Stack ref={actions} direction="row" spacing={1} />
      </Stack>
      <Stack sx={{ p: 2 }}>
        <TitleForm actions={actions} />
      </Stack>
    </Paper>
  );
}

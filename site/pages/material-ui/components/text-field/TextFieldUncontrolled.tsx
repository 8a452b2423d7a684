import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldUncontrolled() {
  const [note, setNote] = useState('Not saved yet.');

  return (
    <Stack
      component="form"
      direction="row"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setNote(`Saved: ${String(data.get('title'))}`);
      }}
    >
      <TextField
        name="title"
        label="Title"
        defaultValue="Quarterly report"
        helperText={note}
        slotProps={{ formHelperText: { role: 'status' } }}
      />
      <Button type="submit" sx={{ alignSelf: 'start', minHeight: 56 }}>
        Save
      </Button>
    </Stack>
  );
}

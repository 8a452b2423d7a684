import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function RepairOrder() {
  const [asking, setAsking] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        label="Serial number"
        defaultValue="BX-77120-4"
        helperText="Focus it to select it"
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField
        disabled
        label="Collection day"
        defaultValue="Not set"
        helperText="You choose it when the repair is done"
        slotProps={{ formHelperText: { disabled: false } }}
      />
      <TextField
        focused
        color="secondary"
        label="Findings"
        defaultValue="Chain worn, brake pads at 1 mm, rear wh"
        helperText="Ravi is typing here"
        slotProps={{ input: { readOnly: true } }}
      />
      {asking ? (
        <TextField
          autoFocus
          label="Question to the workshop"
          placeholder="Is the chain worth keeping?"
        />
      ) : (
        <Button onClick={() => setAsking(true)}>Ask the workshop</Button>
      )}
    </Stack>
  );
}

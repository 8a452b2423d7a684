import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const limit = 120;

export default function GiftMessage() {
  const [message, setMessage] = useState('Happy new home!');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
      <TextField
        multiline
        minRows={2}
        maxRows={5}
        label="Message on the card"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        helperText={`${limit - message.length} characters left`}
        slotProps={{ htmlInput: { maxLength: limit } }}
      />
      <TextField
        multiline
        rows={3}
        label="Notes for the florist"
        helperText="The card does not show them"
      />
    </Stack>
  );
}

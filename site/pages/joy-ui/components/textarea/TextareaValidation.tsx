import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaValidation() {
  const [reason, setReason] = useState('Too big');
  const wrong = reason.trim().length < 20;

  return (
    <FormControl error={wrong} sx={{ width: 280 }}>
      <FormLabel>Reason for the return</FormLabel>
      <Textarea
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ textarea: { 'aria-invalid': wrong } }}
      />
      <FormHelperText>
        {wrong ? 'Write at least 20 characters.' : 'Thank you.'}
      </FormHelperText>
    </FormControl>
  );
}

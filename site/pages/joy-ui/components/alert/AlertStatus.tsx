import { useState } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function AlertStatus() {
  const [saved, setSaved] = useState(false);

  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      <Button onClick={() => setSaved(true)}>Save the draft</Button>
      <div role="status">
        {saved && (
          <Alert role="presentation" color="success">
            The draft is saved.
          </Alert>
        )}
      </div>
    </Stack>
  );
}

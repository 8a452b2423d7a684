import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertAnnounce() {
  const [tries, setTries] = useState(0);

  return (
    <Stack spacing={2} sx={{ alignItems: 'start', minHeight: 110 }}>
      <Button variant="outlined" onClick={() => setTries(tries + 1)}>
        Check connection
      </Button>
      {tries > 0 && (
        <Alert key={tries} severity="error">{`Attempt ${tries} failed.`}</Alert>
      )}
    </Stack>
  );
}

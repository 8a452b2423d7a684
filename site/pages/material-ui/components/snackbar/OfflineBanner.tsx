import { useState } from 'react';
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OfflineBanner() {
  const [offline, setOffline] = useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 480, mx: 'auto' }}>
      <SnackbarContent
        role="status"
        elevation={0}
        message={
          offline ? 'You see the timetable of 6:15' : 'The timetable is current'
        }
        action={
          <Button color="inherit" onClick={() => setOffline(!offline)}>
            {offline ? 'Reload' : 'Go offline'}
          </Button>
        }
        classes={{ message: 'text' }}
        sx={{ flexWrap: 'nowrap', '& .text': { py: 1.5 } }}
      />
      <Typography>6:40 to the lighthouse, from pier 2</Typography>
    </Stack>
  );
}

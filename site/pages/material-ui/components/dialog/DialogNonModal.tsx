import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DialogNonModal() {
  const [open, setOpen] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Button
        variant="outlined"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
      >
        Cookie settings
      </Button>
      <Fade in={open} unmountOnExit>
        <Paper
          role="dialog"
          aria-modal={false}
          aria-labelledby="cookies"
          elevation={4}
          sx={{ p: 2 }}
        >
          <Typography id="cookies" variant="subtitle1" component="h3">
            Cookies
          </Typography>
          <Typography variant="body2" sx={{ mb: 1 }}>
            We count visits without storing who you are.
          </Typography>
          <Button size="small" onClick={() => setOpen(false)}>
            OK
          </Button>
        </Paper>
      </Fade>
    </Stack>
  );
}

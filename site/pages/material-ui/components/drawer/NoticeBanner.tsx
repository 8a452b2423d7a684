import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NoticeBanner() {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('Not answered');

  const choose = (text: string) => {
    setAnswer(text);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the notice
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {answer}
      </Typography>
      <Drawer
        anchor="top"
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') {
            choose('Put off with Escape');
          }
        }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Water is off on Friday',
            sx: { p: 2 },
          },
        }}
      >
        <Typography sx={{ mb: 1 }}>
          The water is off on Friday from 8 to 12. Will you be at home?
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap>
          <Button onClick={() => choose('At home')}>Yes</Button>
          <Button onClick={() => choose('Away')}>No</Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}

import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ChipClickable() {
  const [question, setQuestion] = useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1}>
        <Chip label="Opening hours" onClick={() => setQuestion('Hours')} />
        <Chip
          label="Returns"
          component="button"
          onClick={() => setQuestion('Returns')}
        />
      </Stack>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {question && `You asked about: ${question}`}
      </Typography>
    </Stack>
  );
}

import { useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ReadingGoal() {
  const [pages, setPages] = useState(120);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id="reading-goal" component="h3" variant="h6">
        {pages} of 240 pages
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(pages / 240) * 100}
        aria-labelledby="reading-goal"
      />
      <Button
        variant="contained"
        disabled={pages === 240}
        onClick={() => setPages(pages + 20)}
      >
        I read 20 pages
      </Button>
    </Stack>
  );
}

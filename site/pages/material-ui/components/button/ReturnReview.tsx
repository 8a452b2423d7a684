import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ReturnReview() {
  const [decision, setDecision] = useState('Waiting for a decision');

  return (
    <Stack spacing={2} sx={{ maxWidth: 440, mx: 'auto' }}>
      <div>
        <Typography component="h3" variant="subtitle1">
          Return 2087: desk lamp
        </Typography>
        <Typography role="status" variant="body2" color="text.secondary">
          {decision}
        </Typography>
      </div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          color="success"
          onClick={() => setDecision('Refund approved')}
        >
          Refund
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => setDecision('Photos requested')}
        >
          Ask for photos
        </Button>
        <Button
          variant="outlined"
          color="error"
          onClick={() => setDecision('Return rejected')}
        >
          Reject
        </Button>
      </Stack>
    </Stack>
  );
}

import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function CourtBooking() {
  const [agreed, setAgreed] = useState(false);
  const [booked, setBooked] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="I bring indoor shoes"
        control={
          <Checkbox
            checked={agreed}
            onChange={(_event, checked) => setAgreed(checked)}
          />
        }
      />
      <Tooltip describeChild title={agreed ? '' : 'Promise the shoes first'}>
        <Button
          variant="outlined"
          aria-disabled={!agreed}
          onClick={() => setBooked(agreed)}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.7 } }}
        >
          {booked && agreed ? 'Booked for 19:00' : 'Book court 2'}
        </Button>
      </Tooltip>
    </Stack>
  );
}

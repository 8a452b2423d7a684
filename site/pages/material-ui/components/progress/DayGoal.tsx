import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const goal = 8;
const ring = { size: 120, thickness: 4 };
const place = { gridArea: '1 / 1' };

export default function DayGoal() {
  const [glasses, setGlasses] = useState(5);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Box sx={{ display: 'grid', placeItems: 'center' }}>
        <CircularProgress
          {...ring}
          variant="determinate"
          aria-hidden
          value={100}
          sx={{ ...place, color: 'action.disabledBackground' }}
        />
        <CircularProgress
          {...ring}
          variant="determinate"
          aria-label="Water today"
          aria-valuetext={`${glasses} of ${goal} glasses`}
          color={glasses === goal ? 'success' : 'primary'}
          value={(glasses / goal) * 100}
          classes={{ circle: 'round' }}
          sx={{ ...place, '& .round': { strokeLinecap: 'round' } }}
        />
        <Typography aria-hidden variant="h5" component="p" sx={place}>
          {glasses}/{goal}
        </Typography>
      </Box>
      <Button onClick={() => setGlasses(glasses < goal ? glasses + 1 : 0)}>
        {glasses < goal ? 'One more glass' : 'Next day'}
      </Button>
    </Stack>
  );
}

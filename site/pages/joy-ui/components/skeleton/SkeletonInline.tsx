import { useState } from 'react';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SkeletonInline() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 380 }}>
      <Typography level="h4" component="p">
        <Skeleton loading={loading}>Ferry to the islands</Skeleton>
      </Typography>
      <Typography>
        <Skeleton loading={loading}>
          Two departures a day, at 8:30 and 16:00. Bicycles travel free, and the
          crossing takes an hour and a half.
        </Skeleton>
      </Typography>
      <Switch
        checked={loading}
        onChange={(event) => setLoading(event.target.checked)}
        endDecorator="Loading"
        slotProps={{ input: { 'aria-label': 'Loading' } }}
        sx={{ alignSelf: 'flex-start' }}
      />
    </Stack>
  );
}

import { useId } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const disks = [
  { name: 'Backups', used: 310, color: 'success' },
  { name: 'Media', used: 930, color: 'error' },
] as const;

export default function ProgressMeter() {
  const id = useId();

  return (
    <Stack spacing={2}>
      {disks.map(({ name, used, color }) => (
        <div key={name}>
          <Typography
            id={id + name}
          >{`${name}: ${used} of 1,000 GB`}</Typography>
          <LinearProgress
            role="meter"
            aria-labelledby={id + name}
            variant="determinate"
            value={used / 10}
            color={color}
          />
        </div>
      ))}
    </Stack>
  );
}

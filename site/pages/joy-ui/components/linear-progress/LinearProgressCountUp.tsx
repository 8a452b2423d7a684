import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const target = 68;

export default function LinearProgressCountUp() {
  const [value, setValue] = useState(target);

  useEffect(() => {
    if (value >= target) return undefined;
    const timer = setTimeout(() => setValue(value + 1), 20);
    return () => clearTimeout(timer);
  }, [value]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Typography level="h3" component="p">
        Funded: {value}%
      </Typography>
      <LinearProgress determinate value={value} aria-label="Funded" />
      <Button
        size="sm"
        variant="outlined"
        color="neutral"
        onClick={() => setValue(0)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Count again
      </Button>
    </Stack>
  );
}

import { useId } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinearWithLabel() {
  const id = useId();
  const value = 64;

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography id={id} noWrap>
        photos.zip
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        variant="determinate"
        value={value}
        sx={{ flexGrow: 1 }}
      />
      <Typography aria-hidden variant="body2" color="text.secondary">
        {value}%
      </Typography>
    </Stack>
  );
}

import { useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function ButtonLoading() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {variants.map((variant) => (
          <Button
            key={variant}
            variant={variant}
            loading={loading}
            loadingIndicator={<CircularProgress aria-label="Saving" />}
          >
            Save
          </Button>
        ))}
      </Stack>
      <Typography
        component="label"
        startDecorator={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
      >
        Loading
      </Typography>
    </Stack>
  );
}

import { useCallback, useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';

function Preview({ width }: { width: number }) {
  const matchMedia = useCallback(
    (query: string) => {
      const min = Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 0);
      return window.matchMedia(width >= min ? 'all' : 'not all');
    },
    [width],
  );
  const wide = useMediaQuery('(min-width: 600px)', {
    matchMedia: typeof window === 'undefined' ? undefined : matchMedia,
  });

  return (
    <Alert severity={wide ? 'success' : 'info'}>
      {wide ? 'Desktop layout' : 'Mobile layout'} at {width} px
    </Alert>
  );
}

export default function MediaQueryMatchMedia() {
  const [width, setWidth] = useState(360);

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Width of the preview"
        value={width}
        onChange={(_event, next: number | null) => setWidth(next ?? width)}
      >
        <ToggleButton value={360}>Phone</ToggleButton>
        <ToggleButton value={820}>Tablet</ToggleButton>
      </ToggleButtonGroup>
      <Preview width={width} />
    </Stack>
  );
}

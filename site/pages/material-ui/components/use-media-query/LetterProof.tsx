import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';

type MatchMedia = typeof window.matchMedia;

function Letter({ matchMedia }: { matchMedia: MatchMedia | undefined }) {
  const wide = useMediaQuery('(min-width: 600px)', { matchMedia });

  return (
    <Paper
      variant="outlined"
      sx={{
        width: wide ? 260 : 140,
        mx: 'auto',
        textAlign: 'start',
        p: 2,
        columnCount: wide ? 2 : 1,
      }}
    >
      The spring list is here: new kale, old roses, and the bell for the gate.
    </Paper>
  );
}

export default function LetterProof() {
  const [width, setWidth] = useState(360);
  const matchMedia = useCallback<MatchMedia>(
    (query) => {
      const least = Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 0);
      return window.matchMedia(width >= least ? 'all' : 'not all');
    },
    [width],
  );

  return (
    <Box sx={{ textAlign: 'center', minHeight: 260 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Show the letter on"
        value={width}
        onChange={(_event, next: number | null) => setWidth(next ?? width)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={360}>A phone</ToggleButton>
        <ToggleButton value={820}>A tablet</ToggleButton>
      </ToggleButtonGroup>
      <Letter
        matchMedia={typeof window === 'undefined' ? undefined : matchMedia}
      />
    </Box>
  );
}

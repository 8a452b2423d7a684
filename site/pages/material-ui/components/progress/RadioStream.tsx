import { useEffect, useId, useState } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconButton from '@mui/material/IconButton';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

export default function RadioStream() {
  const id = useId();
  const [played, setPlayed] = useState(20);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const tick = setTimeout(() => setPlayed((played + 2) % 100), 500);
    return () => clearTimeout(tick);
  }, [playing, played]);

  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ maxWidth: 400, mx: 'auto', alignItems: 'center' }}
    >
      <IconButton
        color="primary"
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <PauseIcon /> : <PlayArrowIcon />}
      </IconButton>
      <Stack spacing={1} sx={{ flexGrow: 1 }}>
        <Typography id={id}>Letters from the lighthouse</Typography>
        <LinearProgress
          variant="buffer"
          value={played}
          valueBuffer={Math.min(100, played + 25 - (played % 10))}
          aria-labelledby={id}
        />
      </Stack>
    </Stack>
  );
}

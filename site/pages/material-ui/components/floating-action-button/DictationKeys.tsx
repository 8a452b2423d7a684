import { useState } from 'react';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import MicIcon from '@mui/icons-material/Mic';
import PauseIcon from '@mui/icons-material/Pause';
import UndoIcon from '@mui/icons-material/Undo';

export default function DictationKeys() {
  const [recording, setRecording] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ alignItems: 'center' }}
      >
        <Fab size="small" aria-label="Take back the last sentence">
          <UndoIcon fontSize="small" />
        </Fab>
        <Fab
          size="large"
          color={recording ? 'error' : 'primary'}
          aria-label="Record"
          aria-pressed={recording}
          onClick={() => setRecording(!recording)}
        >
          {recording ? <PauseIcon /> : <MicIcon />}
        </Fab>
        <Fab size="medium" color="success" aria-label="Finish the letter">
          <CheckIcon />
        </Fab>
      </Stack>
      <Typography role="status" variant="body2">
        {recording ? 'Recording your letter' : 'Paused at 0:42'}
      </Typography>
    </Stack>
  );
}

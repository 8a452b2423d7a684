import { useState } from 'react';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import MicIcon from '@mui/icons-material/Mic';

export default function MeetingNotes() {
  const [recording, setRecording] = useState(false);

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MicIcon />}
        onClick={() => setRecording(!recording)}
      >
        {recording ? 'Stop recording' : 'Record notes'}
      </Button>
      <Snackbar
        open={recording}
        message="Everyone can hear that you record"
        transitionDuration={{ enter: 250, exit: 150 }}
        slots={{ transition: Slide }}
        slotProps={{
          content: { role: 'status', elevation: 2 },
          clickAwayListener: { mouseEvent: false, touchEvent: false },
        }}
        onClose={() => setRecording(false)}
      />
    </>
  );
}

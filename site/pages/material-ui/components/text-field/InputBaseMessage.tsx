import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import SendIcon from '@mui/icons-material/Send';

export default function InputBaseMessage() {
  const [draft, setDraft] = useState('');
  const [last, setLast] = useState('The plans are in the shared folder.');

  const send = () => {
    setLast(draft.trim() || last);
    setDraft('');
  };

  const sendOnEnter = (event: KeyboardEvent) => {
    const composing = event.nativeEvent.isComposing;
    if (event.key === 'Enter' && !event.shiftKey && !composing) {
      event.preventDefault();
      send();
    }
  };

  const button = (
    <IconButton aria-label="Send" color="primary" onClick={send}>
      <SendIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
    </IconButton>
  );

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <Typography role="log" sx={{ p: 2, whiteSpace: 'pre-wrap' }}>
        {last}
      </Typography>
      <InputBase
        fullWidth
        multiline
        minRows={2}
        maxRows={4}
        placeholder="Message to the team"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
        endAdornment={button}
        renderSuffix={({ focused }) => (
          <Box
            sx={{
              position: 'absolute',
              insetInline: 0,
              insetBlockStart: 0,
              height: focused ? '2px' : '1px',
              bgcolor: focused ? 'primary.main' : 'divider',
            }}
          />
        )}
        slotProps={{ input: { 'aria-label': 'Message to the team' } }}
        sx={{ px: 2, py: 1 }}
      />
    </Paper>
  );
}

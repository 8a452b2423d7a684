import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import SendIcon from '@mui/icons-material/Send';

export default function QuickReply() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState('');

  const send = () => {
    if (text.trim()) {
      setSent(text.trim());
      setText('');
    }
  };

  return (
    <Box sx={{ maxWidth: 360, mx: 'auto' }}>
      <Typography role="status" variant="body2" noWrap sx={{ mb: 1 }}>
        {sent ? `Sent: ${sent}` : 'Mei: Did you find the ladder?'}
      </Typography>
      <Paper
        component="form"
        variant="outlined"
        sx={{ display: 'flex', alignItems: 'end', borderRadius: 3 }}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <InputBase
          multiline
          maxRows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              send();
            }
          }}
          inputProps={{ 'aria-label': 'Reply to Mei' }}
          sx={{ flex: 1, px: 2, py: 1, '& textarea': { height: '1lh' } }}
        />
        <IconButton type="submit" aria-label="Send">
          <SendIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
      </Paper>
    </Box>
  );
}

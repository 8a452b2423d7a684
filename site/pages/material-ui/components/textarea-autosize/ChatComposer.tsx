import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SendIcon from '@mui/icons-material/Send';

interface Message {
  id: number;
  from: 'Mei' | 'You';
  text: string;
}

const start: Message[] = [
  { id: 1, from: 'Mei', text: 'Did you find the floor plan?' },
];

export default function ChatComposer() {
  const [messages, setMessages] = useState(start);
  const [text, setText] = useState('');

  const send = () => {
    const sent = text.trim();
    if (!sent) return;
    setMessages([
      ...messages,
      { id: messages.length + 1, from: 'You', text: sent },
    ]);
    setText('');
  };

  return (
    <Stack
      sx={{ maxWidth: 400, height: 320, mx: 'auto', justifyContent: 'end' }}
    >
      <Stack
        role="log"
        aria-label="Chat with Mei"
        tabIndex={0}
        spacing={1}
        sx={{ overflowY: 'auto', py: 1 }}
      >
        {messages.map(({ id, from, text: message }) => (
          <Paper
            key={id}
            variant="outlined"
            sx={{
              px: 1.5,
              py: 1,
              maxWidth: '80%',
              alignSelf: from === 'You' ? 'end' : 'start',
            }}
          >
            <Typography variant="caption" color="text.secondary">
              {from}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
              {message}
            </Typography>
          </Paper>
        ))}
      </Stack>
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
          maxRows={5}
          placeholder="Write a message"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              send();
            }
          }}
          slotProps={{ input: { 'aria-label': 'Message to Mei' } }}
          sx={{ flex: 1, px: 2, py: 1 }}
        />
        <IconButton type="submit" aria-label="Send">
          <SendIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
      </Paper>
    </Stack>
  );
}

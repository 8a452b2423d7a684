import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const limit = 160;

export default function TextareaControlled() {
  const id = useId();
  const [text, setText] = useState('');

  return (
    <Box sx={{ maxWidth: 400, mx: 'auto' }}>
      <TextareaAutosize
        aria-label="Text message"
        aria-describedby={id}
        minRows={2}
        maxLength={limit}
        value={text}
        onChange={(event) => setText(event.target.value)}
        style={{ boxSizing: 'border-box', width: '100%', font: 'inherit' }}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography id={id} variant="body2" color="text.secondary">
          {text.length} of {limit} characters
        </Typography>
        <Button size="small" onClick={() => setText('')}>
          Clear
        </Button>
      </Stack>
    </Box>
  );
}

import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Page = styled(TextareaAutosize)(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1.5),
  resize: 'none',
  font: 'inherit',
  lineHeight: 1.5,
  color: 'inherit',
  background: 'transparent',
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
  '&:focus-visible': {
    outline: '2px solid',
    outlineOffset: -1,
  },
}));

const start = 'Left at six. Fog on the lake until nine.';

export default function TripDiary() {
  const id = useId();
  const [text, setText] = useState(start);
  const words = text.split(/\s+/).filter(Boolean).length;

  return (
    <Box sx={{ maxWidth: 360, mx: 'auto' }}>
      <Typography component="label" htmlFor={id} display="block" gutterBottom>
        Day three
      </Typography>
      <Page
        id={id}
        minRows={3}
        maxRows={6}
        maxLength={400}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-words`}
      />
      <Typography id={`${id}-words`} variant="body2" color="text.secondary">
        Words: {words}. The page scrolls after six lines.
      </Typography>
    </Box>
  );
}

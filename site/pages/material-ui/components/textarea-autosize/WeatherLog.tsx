import { useId } from 'react';
import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

export default function WeatherLog() {
  const id = useId();

  return (
    <Box sx={{ maxWidth: 360, mx: 'auto' }}>
      <Typography component="label" htmlFor={id} display="block" gutterBottom>
        Weather at the hut
      </Typography>
      <TextareaAutosize
        id={id}
        name="weather"
        minRows={2}
        defaultValue="Wind from the west, low clouds."
        style={{
          boxSizing: 'border-box',
          width: '100%',
          padding: 8,
          font: 'inherit',
          color: 'inherit',
          background: 'transparent',
          resize: 'none',
        }}
      />
    </Box>
  );
}

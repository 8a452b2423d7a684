import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const least = 10;
const most = 500;

export default function PosterRun() {
  const field = useId();
  const [text, setText] = useState('120');
  const copies = Math.min(Math.max(Number(text), least), most);

  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ maxWidth: 400, mx: 'auto', alignItems: 'center' }}
    >
      <Slider
        aria-labelledby={`${field}-label`}
        tabIndex={-1}
        min={least}
        max={most}
        step={10}
        value={copies}
        onChange={(_event, next) => setText(String(next))}
      />
      <TextField
        id={field}
        label="Copies"
        type="number"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(copies))}
        slotProps={{ htmlInput: { min: least, max: most, step: 10 } }}
        sx={{ flex: 'none', width: 104 }}
      />
    </Stack>
  );
}

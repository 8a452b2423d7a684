import { useState } from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderForm() {
  const [sent, setSent] = useState(' ');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`ease = ${String(data.get('ease'))}`);
      }}
    >
      <Typography component="label" htmlFor="ease">
        How easy was it? (0 to 10)
      </Typography>
      <Slider
        name="ease"
        defaultValue={7}
        max={10}
        marks
        slotProps={{ input: { id: 'ease' } }}
      />
      <Button type="submit" variant="contained">
        Send
      </Button>
      <FormHelperText role="status">{sent}</FormHelperText>
    </form>
  );
}

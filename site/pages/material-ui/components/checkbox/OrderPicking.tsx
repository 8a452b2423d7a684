import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const goods = ['2 candles, beeswax', '1 teapot, blue', '6 cups', '1 gift card'];

export default function OrderPicking() {
  const [packed, setPacked] = useState(['6 cups']);

  const toggle = (name: string, checked: boolean) =>
    setPacked(
      checked ? [...packed, name] : packed.filter((one) => one !== name),
    );

  return (
    <Stack spacing={1}>
      <FormGroup role="group" aria-label="Order 1207">
        {goods.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            value={name}
            checked={packed.includes(name)}
            onChange={(_event, checked) => toggle(name, checked)}
            control={<Checkbox color="success" />}
          />
        ))}
      </FormGroup>
      <Typography role="status" variant="body2" color="text.secondary">
        {packed.length === goods.length
          ? 'All packed. Print the label.'
          : `Packed: ${packed.length} of ${goods.length}`}
      </Typography>
    </Stack>
  );
}

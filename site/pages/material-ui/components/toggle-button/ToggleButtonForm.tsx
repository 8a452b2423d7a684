import { useState } from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonForm() {
  const [size, setSize] = useState('M');
  const [sent, setSent] = useState(' ');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`size = ${String(data.get('size'))}`);
      }}
    >
      <ToggleButtonGroup
        exclusive
        aria-label="Size"
        value={size}
        onChange={(_event, value: string | null) => setSize(value ?? size)}
      >
        <ToggleButton value="S">S</ToggleButton>
        <ToggleButton value="M">M</ToggleButton>
        <ToggleButton value="L">L</ToggleButton>
      </ToggleButtonGroup>
      <input type="hidden" name="size" value={size} />
      <Button type="submit" variant="contained">
        Add to cart
      </Button>
      <FormHelperText role="status">{sent}</FormHelperText>
    </Stack>
  );
}

import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { TextFieldVariants } from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function BookingFormStyle() {
  const [variant, setVariant] = useState<TextFieldVariants>('filled');
  const [dense, setDense] = useState(false);
  const size = dense ? 'small' : 'medium';
  const margin = dense ? 'dense' : 'normal';

  return (
    <Stack sx={{ width: '100%', maxWidth: 340 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Style of the booking form"
        value={variant}
        onChange={(_event, next: TextFieldVariants | null) =>
          setVariant(next ?? variant)
        }
      >
        <ToggleButton value="outlined">Outlined</ToggleButton>
        <ToggleButton value="filled">Filled</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
      </ToggleButtonGroup>
      <FormControlLabel
        label="Dense"
        control={
          <Switch
            checked={dense}
            onChange={(_event, checked) => setDense(checked)}
          />
        }
      />
      <TextField
        label="Name of the guest"
        defaultValue="Ines Duarte"
        {...{ variant, size, margin }}
      />
      <TextField
        label="Arrival"
        helperText="Reception closes at 22:00"
        {...{ variant, size, margin }}
      />
    </Stack>
  );
}

import { useState } from 'react';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import TimerIcon from '@mui/icons-material/Timer';

export default function RunLog() {
  const [unit, setUnit] = useState('km');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <TextField
        label="Distance"
        defaultValue="8.4"
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <Button
                  size="small"
                  aria-label={`Unit: ${unit}`}
                  onClick={() => setUnit(unit === 'km' ? 'mi' : 'km')}
                >
                  {unit}
                </Button>
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        label="Time"
        defaultValue="46"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start" disablePointerEvents>
                <TimerIcon />
              </InputAdornment>
            ),
            endAdornment: (
              <InputAdornment
                position="end"
                disableTypography
                sx={{ typography: 'caption' }}
              >
                minutes
              </InputAdornment>
            ),
          },
        }}
      />
    </Stack>
  );
}

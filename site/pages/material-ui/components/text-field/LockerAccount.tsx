import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function LockerAccount() {
  const [shown, setShown] = useState(false);

  return (
    <TextField
      fullWidth
      label="Password of the locker"
      defaultValue="violet-harbour-7"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show the password"
                aria-pressed={shown}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      sx={{ maxWidth: 320 }}
    />
  );
}

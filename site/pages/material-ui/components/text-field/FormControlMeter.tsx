import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function FormControlMeter() {
  const [length, setLength] = useState(0);
  const missing = Math.max(0, 12 - length);

  return (
    <FormControl classes={{ root: 'metered' }} sx={{ width: 280 }}>
      <InputLabel shrink htmlFor="meter-key" classes={{ asterisk: 'star' }}>
        New password
      </InputLabel>
      <OutlinedInput
        notched
        id="meter-key"
        type="password"
        label="New password"
        autoComplete="new-password"
        aria-describedby="meter-help"
        onChange={(event) => setLength(event.target.value.length)}
      />
      <LinearProgress
        aria-label="Password length"
        variant="determinate"
        color={missing > 0 ? 'warning' : 'success'}
        value={Math.min(100, (length / 12) * 100)}
        sx={{ mt: 1 }}
      />
      <FormHelperText id="meter-help" margin="dense" classes={{ root: 'help' }}>
        {missing > 0 ? `${missing} more characters` : 'Long enough'}
      </FormHelperText>
    </FormControl>
  );
}

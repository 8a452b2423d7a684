import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ArchiveKey() {
  const [length, setLength] = useState(0);
  const [capsLock, setCapsLock] = useState(false);

  return (
    <FormControl
      required
      fullWidth
      margin="dense"
      color="secondary"
      variant="outlined"
      sx={{ maxWidth: 320 }}
    >
      <InputLabel shrink htmlFor="archive-key">
        Key of the archive
      </InputLabel>
      <OutlinedInput
        notched
        id="archive-key"
        type="password"
        label="Key of the archive"
        placeholder="Four words nobody would join"
        autoComplete="new-password"
        aria-describedby="archive-key-help"
        onChange={(event) => setLength(event.target.value.length)}
        onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      />
      <Box sx={{ px: 1.75, pt: 1 }}>
        <LinearProgress
          aria-label="Strength of the key"
          variant="determinate"
          color={length < 20 ? 'warning' : 'success'}
          value={Math.min(length * 5, 100)}
        />
      </Box>
      <FormHelperText id="archive-key-help">
        {length < 20 ? `${20 - length} characters to go` : 'Long enough'}
        {capsLock && ', Caps Lock is on'}
      </FormHelperText>
    </FormControl>
  );
}

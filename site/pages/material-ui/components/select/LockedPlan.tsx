import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function LockedPlan() {
  const id = useId();
  const [locked, setLocked] = useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 300, mx: 'auto' }}>
      <FormControlLabel
        label="Lock the season plan"
        control={
          <Switch
            checked={locked}
            onChange={(event) => setLocked(event.target.checked)}
          />
        }
      />
      <FormControl>
        <InputLabel id={`${id}-label`}>Training days</InputLabel>
        <Select
          labelId={`${id}-label`}
          id={id}
          label="Training days"
          readOnly={locked}
          SelectDisplayProps={{ 'aria-readonly': locked }}
          aria-describedby={`${id}-hint`}
          defaultValue="tue-thu"
          sx={locked ? { '& .MuiSelect-icon': { visibility: 'hidden' } } : {}}
        >
          <MenuItem value="mon-wed">Monday and Wednesday</MenuItem>
          <MenuItem value="tue-thu">Tuesday and Thursday</MenuItem>
        </Select>
        <FormHelperText id={`${id}-hint`}>
          {locked ? 'Set by the coach in March' : 'You can change the days'}
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}

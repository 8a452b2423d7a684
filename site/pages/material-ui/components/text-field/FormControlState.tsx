import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function Hint() {
  const state = useFormControl();
  const text = state?.focused ? 'Separate tags with commas.' : 'Up to 5 tags';
  return <FormHelperText>{state?.filled ? 'Looks good' : text}</FormHelperText>;
}

export default function FormControlState() {
  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel htmlFor="state-tags">Tags</InputLabel>
      <OutlinedInput id="state-tags" label="Tags" />
      <Hint />
    </FormControl>
  );
}

import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

/** A note to the courier. */
export function FormSpecimen() {
  return (
    <Stack spacing={1.5} sx={{ width: 256 }}>
      <TextField label="Leave the parcel with" defaultValue="Ada, third floor" size="small" />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <FormControlLabel control={<Switch defaultChecked size="small" />} label="Ring" />
        <Button variant="contained">Save</Button>
      </Stack>
    </Stack>
  );
}

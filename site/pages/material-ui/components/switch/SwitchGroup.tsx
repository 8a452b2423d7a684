import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

export default function SwitchGroup() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Lights</FormLabel>
      <FormGroup>
        <FormControlLabel control={<Switch defaultChecked />} label="Kitchen" />
        <FormControlLabel control={<Switch />} label="Hall" />
        <FormControlLabel control={<Switch />} label="Garage" />
      </FormGroup>
    </FormControl>
  );
}

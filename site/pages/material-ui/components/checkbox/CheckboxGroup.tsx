import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

export default function CheckboxGroup() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Facilities</FormLabel>
      <FormGroup>
        <FormControlLabel control={<Checkbox />} label="Parking" />
        <FormControlLabel control={<Checkbox />} label="Step-free access" />
        <FormControlLabel control={<Checkbox />} label="Projector" />
      </FormGroup>
    </FormControl>
  );
}

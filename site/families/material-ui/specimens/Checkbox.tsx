import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxSpecimen() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked size="small" />} label="Newsletter" />
      <FormControlLabel control={<Checkbox size="small" />} label="Offers" />
    </FormGroup>
  );
}

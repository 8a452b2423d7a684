import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxBasic() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Email" />
      <FormControlLabel control={<Checkbox />} label="Text message" />
      <FormControlLabel control={<Checkbox />} label="Phone call" />
    </FormGroup>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxStates() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Checkbox />} label="unchecked" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="checked" />
      <FormControlLabel
        control={<Checkbox indeterminate />}
        label="indeterminate"
      />
      <FormControlLabel control={<Checkbox disabled />} label="disabled" />
      <FormControlLabel control={<Checkbox required />} label="required" />
    </FormGroup>
  );
}

import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchStates() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Switch />} label="off" />
      <FormControlLabel control={<Switch defaultChecked />} label="on" />
      <FormControlLabel control={<Switch disabled />} label="disabled" />
      <FormControlLabel
        control={<Switch disabled defaultChecked />}
        label="disabled, on"
      />
    </FormGroup>
  );
}

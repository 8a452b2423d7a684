import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function SwitchRole() {
  return (
    <FormControlLabel
      control={
        <Switch defaultChecked slotProps={{ input: { role: 'switch' } }} />
      }
      label="Location services"
    />
  );
}

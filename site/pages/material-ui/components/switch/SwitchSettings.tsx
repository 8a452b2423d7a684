import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const settings = ['Grid lines', 'Shutter sound', 'Save location'];

export default function SwitchSettings() {
  return (
    <FormGroup role="group" aria-label="Camera" sx={{ width: 280 }}>
      {settings.map((setting) => (
        <FormControlLabel
          key={setting}
          labelPlacement="start"
          control={<Switch edge="end" />}
          label={setting}
          sx={{ mx: 0, justifyContent: 'space-between' }}
        />
      ))}
    </FormGroup>
  );
}

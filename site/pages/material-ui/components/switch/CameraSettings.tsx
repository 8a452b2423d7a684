import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const settings = ['Grid lines', 'Save the place', 'Mirror selfies'];

export default function CameraSettings() {
  return (
    <FormControl
      component="fieldset"
      sx={{ display: 'flex', maxWidth: 320, mx: 'auto' }}
    >
      <FormLabel component="legend">Camera</FormLabel>
      <FormGroup>
        {settings.map((setting) => (
          <FormControlLabel
            key={setting}
            label={setting}
            labelPlacement="start"
            control={
              <Switch
                edge="end"
                defaultChecked={setting === 'Grid lines'}
                slotProps={{ input: { role: 'switch' } }}
              />
            }
            sx={{ mx: 0, justifyContent: 'space-between' }}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

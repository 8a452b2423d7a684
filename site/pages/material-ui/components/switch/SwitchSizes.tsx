import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const sizes = ['small', 'medium'] as const;

export default function SwitchSizes() {
  return (
    <FormGroup row>
      {sizes.map((size) => (
        <FormControlLabel
          key={size}
          control={<Switch size={size} defaultChecked />}
          label={size}
        />
      ))}
    </FormGroup>
  );
}

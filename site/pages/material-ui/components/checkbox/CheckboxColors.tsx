import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const colors = [
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
  'default',
] as const;

export default function CheckboxColors() {
  return (
    <FormGroup row>
      {colors.map((color) => (
        <FormControlLabel
          key={color}
          control={<Checkbox color={color} defaultChecked />}
          label={color}
        />
      ))}
    </FormGroup>
  );
}

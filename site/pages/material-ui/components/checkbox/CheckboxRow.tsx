import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function CheckboxRow() {
  return (
    <FormGroup row role="group" aria-label="Repeat on">
      {days.map((day) => (
        <FormControlLabel key={day} control={<Checkbox />} label={day} />
      ))}
    </FormGroup>
  );
}

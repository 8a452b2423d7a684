import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function DeliveryDays() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ mb: 1 }}>
        Milk on these days
      </FormLabel>
      <FormGroup row>
        {days.map((day) => (
          <FormControlLabel
            key={day}
            label={day}
            labelPlacement="top"
            slotProps={{ typography: { variant: 'body2' } }}
            control={<Checkbox size="small" defaultChecked={day === 'Wed'} />}
            sx={{ mx: 0.5 }}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

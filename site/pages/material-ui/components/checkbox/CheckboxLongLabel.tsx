import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxLongLabel() {
  return (
    <FormControlLabel
      control={<Checkbox sx={{ pt: 0 }} />}
      label="Send me a monthly summary of my orders, invoices, and open returns"
      sx={{ maxWidth: 280, alignItems: 'flex-start' }}
    />
  );
}

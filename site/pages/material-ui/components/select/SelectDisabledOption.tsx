import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectDisabledOption() {
  return (
    <Select
      defaultValue="9"
      inputProps={{ 'aria-label': 'Appointment' }}
      sx={{ width: 240 }}
    >
      <MenuItem value="9">9:00 AM</MenuItem>
      <MenuItem value="10" disabled>
        10:00 AM (booked)
      </MenuItem>
      <MenuItem value="11">11:00 AM</MenuItem>
    </Select>
  );
}

import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);

export default function SelectMenuHeight() {
  return (
    <Select
      defaultValue="9:00"
      inputProps={{ 'aria-label': 'Send at' }}
      MenuProps={{ slotProps: { paper: { sx: { maxHeight: 240 } } } }}
      sx={{ width: 160 }}
    >
      {hours.map((hour) => (
        <MenuItem key={hour} value={hour} dense>
          {hour}
        </MenuItem>
      ))}
    </Select>
  );
}

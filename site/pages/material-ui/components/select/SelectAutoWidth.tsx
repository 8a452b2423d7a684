import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectAutoWidth() {
  return (
    <Select
      autoWidth
      defaultValue={1}
      inputProps={{ 'aria-label': 'Quantity' }}
      sx={{ width: 120 }}
    >
      <MenuItem value={1}>1</MenuItem>
      <MenuItem value={2}>2</MenuItem>
      <MenuItem value={3}>3</MenuItem>
    </Select>
  );
}

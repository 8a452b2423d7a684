import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectMenuPosition() {
  return (
    <Select
      defaultValue="100"
      inputProps={{ 'aria-label': 'Zoom' }}
      MenuProps={{
        anchorOrigin: { vertical: 'top', horizontal: 'center' },
        transformOrigin: { vertical: 'bottom', horizontal: 'center' },
        disableScrollLock: true,
      }}
      sx={{ width: 160 }}
    >
      <MenuItem value="75">75%</MenuItem>
      <MenuItem value="100">100%</MenuItem>
      <MenuItem value="150">150%</MenuItem>
    </Select>
  );
}

import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectWithoutLabel() {
  return (
    <Select
      variant="standard"
      defaultValue={25}
      inputProps={{ 'aria-label': 'Rows per page' }}
    >
      <MenuItem value={10}>10 rows</MenuItem>
      <MenuItem value={25}>25 rows</MenuItem>
      <MenuItem value={50}>50 rows</MenuItem>
    </Select>
  );
}

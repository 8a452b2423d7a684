import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';

export default function SelectArrow() {
  return (
    <Select
      IconComponent={UnfoldMoreIcon}
      defaultValue="main"
      inputProps={{ 'aria-label': 'Branch' }}
      sx={{ width: 240 }}
    >
      <MenuItem value="main">main</MenuItem>
      <MenuItem value="next">next</MenuItem>
    </Select>
  );
}

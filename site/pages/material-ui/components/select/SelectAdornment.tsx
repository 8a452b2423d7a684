import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import PublicIcon from '@mui/icons-material/Public';

export default function SelectAdornment() {
  return (
    <Select
      defaultValue="team"
      inputProps={{ 'aria-label': 'Visible to' }}
      startAdornment={
        <InputAdornment position="start">
          <PublicIcon fontSize="small" />
        </InputAdornment>
      }
      sx={{ width: 240 }}
    >
      <MenuItem value="me">Only me</MenuItem>
      <MenuItem value="team">My team</MenuItem>
      <MenuItem value="all">Everyone</MenuItem>
    </Select>
  );
}

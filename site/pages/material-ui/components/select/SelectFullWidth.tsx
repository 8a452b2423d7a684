import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectFullWidth() {
  return (
    <FormControl fullWidth>
      <InputLabel id="zone-label">Time zone</InputLabel>
      <Select labelId="zone-label" id="zone" label="Time zone" defaultValue="0">
        <MenuItem value="-5">New York (UTC−5)</MenuItem>
        <MenuItem value="0">London (UTC)</MenuItem>
        <MenuItem value="9">Tokyo (UTC+9)</MenuItem>
      </Select>
    </FormControl>
  );
}

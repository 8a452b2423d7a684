import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectBasic() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="plan-label">Plan</InputLabel>
      <Select labelId="plan-label" id="plan" label="Plan" defaultValue="team">
        <MenuItem value="free">Free</MenuItem>
        <MenuItem value="team">Team</MenuItem>
        <MenuItem value="business">Business</MenuItem>
      </Select>
    </FormControl>
  );
}

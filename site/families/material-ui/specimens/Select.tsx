import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectSpecimen() {
  return (
    <FormControl size="small" sx={{ width: 200 }}>
      <InputLabel>Currency</InputLabel>
      <Select label="Currency" value="EUR">
        <MenuItem value="EUR">Euro</MenuItem>
      </Select>
    </FormControl>
  );
}

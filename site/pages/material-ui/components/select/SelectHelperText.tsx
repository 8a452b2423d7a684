import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectHelperText() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="region-label">Region</InputLabel>
      <Select
        labelId="region-label"
        id="region"
        label="Region"
        defaultValue="eu"
        aria-describedby="region-help"
      >
        <MenuItem value="eu">Europe</MenuItem>
        <MenuItem value="us">North America</MenuItem>
        <MenuItem value="ap">Asia Pacific</MenuItem>
      </Select>
      <FormHelperText id="region-help">
        Where your data is stored. You cannot change it later.
      </FormHelperText>
    </FormControl>
  );
}

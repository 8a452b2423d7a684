import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function TextFieldSelect() {
  return (
    <TextField
      select
      label="Shipping"
      defaultValue="standard"
      helperText="Free from 50 USD"
      sx={{ width: 240 }}
    >
      <MenuItem value="standard">Standard, 3 days</MenuItem>
      <MenuItem value="express">Express, next day</MenuItem>
      <MenuItem value="pickup">Pick up in store</MenuItem>
    </TextField>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function SelectTextField() {
  return (
    <TextField select label="Language" defaultValue="en" sx={{ width: 240 }}>
      <MenuItem value="en">English</MenuItem>
      <MenuItem value="fr">French</MenuItem>
      <MenuItem value="pt">Portuguese</MenuItem>
    </TextField>
  );
}

import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function SelectTextField() {
  const [language, setLanguage] = useState('en');

  return (
    <TextField
      select
      label="Language"
      value={language}
      onChange={(event) => setLanguage(event.target.value)}
      sx={{ width: 240 }}
    >
      <MenuItem value="en">English</MenuItem>
      <MenuItem value="fr">French</MenuItem>
    </TextField>
  );
}

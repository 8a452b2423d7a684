import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectPlaceholder() {
  const [city, setCity] = useState('');

  return (
    <Select
      displayEmpty
      value={city}
      onChange={(event) => setCity(event.target.value)}
      renderValue={(value) => value || 'Choose a city'}
      inputProps={{ 'aria-label': 'City' }}
      sx={{ width: 240, color: city ? 'text.primary' : 'text.secondary' }}
    >
      <MenuItem value="Lisbon">Lisbon</MenuItem>
      <MenuItem value="Osaka">Osaka</MenuItem>
      <MenuItem value="Toronto">Toronto</MenuItem>
    </Select>
  );
}

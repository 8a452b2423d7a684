import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AutocompleteFullWidth() {
  return (
    <Stack direction="row" spacing={2}>
      {['From', 'To'].map((label) => (
        <Autocomplete
          key={label}
          fullWidth
          options={['AMS Amsterdam', 'LIS Lisbon', 'WAW Warsaw']}
          renderInput={(params) => <TextField {...params} label={label} />}
        />
      ))}
    </Stack>
  );
}

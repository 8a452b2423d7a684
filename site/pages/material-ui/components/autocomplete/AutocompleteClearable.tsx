import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AutocompleteClearable() {
  return (
    <Stack spacing={2}>
      <Autocomplete
        disableClearable
        options={['Newest first', 'Rating']}
        defaultValue="Rating"
        renderInput={(params) => <TextField {...params} label="Sort by" />}
      />
      <Autocomplete
        clearOnEscape
        options={['In stock', 'On sale']}
        defaultValue="On sale"
        renderInput={(params) => <TextField {...params} label="Filter" />}
      />
    </Stack>
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AutocompleteSizes() {
  return (
    <Stack spacing={2}>
      {(['small', 'medium'] as const).map((size) => (
        <Autocomplete
          key={size}
          multiple
          size={size}
          options={['CSS', 'Python', 'SQL']}
          defaultValue={['Python', 'SQL']}
          renderInput={(params) => <TextField {...params} label={size} />}
        />
      ))}
    </Stack>
  );
}

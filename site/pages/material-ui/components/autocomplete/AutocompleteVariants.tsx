import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AutocompleteVariants() {
  return (
    <Stack spacing={2}>
      {(['outlined', 'filled', 'standard'] as const).map((variant) => (
        <Autocomplete
          key={variant}
          options={['Oslo', 'Prague', 'Turin']}
          renderInput={(params) => (
            <TextField {...params} variant={variant} label={variant} />
          )}
        />
      ))}
    </Stack>
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AutocompleteBlurOnSelect() {
  return (
    <Stack spacing={2}>
      {([true, 'touch', 'mouse'] as const).map((value) => (
        <Autocomplete
          key={String(value)}
          blurOnSelect={value}
          options={['Airport', 'Old town', 'Stadium']}
          renderInput={(params) => (
            <TextField {...params} label={`blurOnSelect: ${value}`} />
          )}
        />
      ))}
    </Stack>
  );
}

import Autocomplete from '@mui/joy/Autocomplete';

export default function AutocompleteInlineCompletion() {
  return (
    <Autocomplete
      autoComplete
      aria-label="Domain"
      placeholder="Domain"
      options={['example.com', 'example.net', 'example.org']}
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}

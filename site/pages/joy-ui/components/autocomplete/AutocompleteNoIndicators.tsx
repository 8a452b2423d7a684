import Autocomplete from '@mui/joy/Autocomplete';

export default function AutocompleteNoIndicators() {
  return (
    <Autocomplete
      disableClearable
      forcePopupIcon={false}
      aria-label="Size"
      options={['Small', 'Medium', 'Large']}
      defaultValue="Medium"
      sx={{ width: 280 }}
    />
  );
}

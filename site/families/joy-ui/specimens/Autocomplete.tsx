import Autocomplete from '@mui/joy/Autocomplete';

export default function AutocompleteSpecimen() {
  return <Autocomplete options={[]} inputValue="Lisbon" sx={{ width: 200 }} />;
}

import Autocomplete from '@mui/joy/Autocomplete';

export default function AutocompleteSpecimen() {
  return <Autocomplete options={[]} defaultValue="Lisbon" sx={{ width: 200 }} />;
}

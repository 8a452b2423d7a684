import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const cities = ['Bergen', 'Bilbao', 'Bologna', 'Bremen', 'Brno', 'Bruges'];

export default function AutocompleteBasic() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>City</FormLabel>
      <Autocomplete options={cities} defaultValue="Bologna" />
    </FormControl>
  );
}

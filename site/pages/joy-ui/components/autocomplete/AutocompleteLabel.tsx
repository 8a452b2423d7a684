import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

export default function AutocompleteLabel() {
  return (
    <FormControl required sx={{ width: 280 }}>
      <FormLabel>Time zone</FormLabel>
      <Autocomplete
        placeholder="Type a city"
        options={['Berlin', 'Helsinki', 'Lisbon', 'London']}
        sx={{ '--Input-placeholderOpacity': 1 }}
      />
      <FormHelperText>For reminders by email.</FormHelperText>
    </FormControl>
  );
}

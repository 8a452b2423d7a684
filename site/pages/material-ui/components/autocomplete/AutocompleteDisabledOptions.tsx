import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const slots = ['9:00', '9:30', '10:00', '10:30', '11:00'];
const booked = ['9:30', '10:00'];

export default function AutocompleteDisabledOptions() {
  return (
    <Autocomplete
      options={slots}
      getOptionDisabled={(option) => booked.includes(option)}
      renderInput={(params) => <TextField {...params} label="Time" />}
    />
  );
}

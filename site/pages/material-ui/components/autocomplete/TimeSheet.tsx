import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const tasks = ['Cabling', 'Cleaning', 'Commissioning', 'Training', 'Travel'];
const clients = [
  'Halden Works',
  'Harbour Trust',
  'Hotel Aster',
  'Mills & Sons',
];
const rates = ['Holiday', 'Night', 'Standard'];

export default function TimeSheet() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <Autocomplete
        autoHighlight
        openOnFocus
        blurOnSelect="touch"
        options={tasks}
        renderInput={(params) => <TextField {...params} label="Task" />}
      />
      <Autocomplete
        autoComplete
        includeInputInList
        options={clients}
        renderInput={(params) => <TextField {...params} label="Client" />}
      />
      <Autocomplete
        autoSelect
        clearOnEscape
        disableListWrap
        options={rates}
        renderInput={(params) => <TextField {...params} label="Rate" />}
      />
    </Stack>
  );
}

import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const parts = [
  { number: '4410-B', name: 'Pump seal', formerly: 'PS 7' },
  { number: '4412-A', name: 'Pump housing', formerly: 'PH 1' },
  { number: '9003-F', name: 'Pressure gauge', formerly: 'G 22' },
];
const units = ['m', 'mm', 'Mbar', 'mbar', 'MW', 'mW'];

const byAnyNumber = createFilterOptions<(typeof parts)[number]>({
  trim: true,
  stringify: ({ number, name, formerly }) => `${number} ${name} ${formerly}`,
});
const exactly = createFilterOptions<string>({
  ignoreCase: false,
  ignoreAccents: false,
  matchFrom: 'start',
});

export default function PartOrder() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={parts}
        getOptionLabel={({ number, name }) => `${name} ${number}`}
        filterOptions={byAnyNumber}
        noOptionsText="No part has this name or number"
        renderInput={(params) => (
          <TextField
            {...params}
            label="Part"
            helperText="Old numbers work, too"
          />
        )}
      />
      <Autocomplete
        options={units}
        filterOptions={exactly}
        renderInput={(params) => (
          <TextField {...params} label="Unit" helperText="Mind the capitals" />
        )}
      />
    </Stack>
  );
}

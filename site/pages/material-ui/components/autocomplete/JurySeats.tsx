import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const jurors = [
  'Adaeze Obi',
  'Ben Falk',
  'Chiara Riva',
  'Dov Peled',
  'Eun Seo',
];
const seats = 3;

export default function JurySeats() {
  const [jury, setJury] = useState(['Ben Falk', 'Eun Seo']);
  const full = jury.length === seats;

  return (
    <Autocomplete
      multiple
      disabledItemsFocusable
      options={jurors}
      value={jury}
      onChange={(_event, next) => setJury(next)}
      getOptionDisabled={(juror) => full && !jury.includes(juror)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Jury of the film prize"
          helperText={
            full
              ? 'All seats are taken. Remove a name to change the jury.'
              : `${jury.length} of ${seats} seats taken`
          }
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}

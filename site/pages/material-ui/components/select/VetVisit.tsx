import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function VetVisit() {
  const id = useId();
  const field = useRef<HTMLElement>(null);
  const [hint, setHint] = useState('So that we book enough time');
  const [missing, setMissing] = useState(false);

  const submit = (form: FormData) => {
    const reason = form.get('reason');
    setMissing(!reason);
    setHint(reason ? `Booked for: ${reason}` : 'Choose what the visit is for');
    if (!reason) {
      field.current?.focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ maxWidth: 300, mx: 'auto', alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <FormControl required fullWidth error={missing}>
        <InputLabel id={`${id}-label`}>Reason for the visit</InputLabel>
        <Select
          id={id}
          labelId={`${id}-label`}
          label="Reason for the visit"
          name="reason"
          inputRef={field}
          defaultValue=""
          aria-describedby={`${id}-hint`}
          onChange={() => setMissing(false)}
        >
          <MenuItem value="check-up">Check-up</MenuItem>
          <MenuItem value="vaccination">Vaccination</MenuItem>
          <MenuItem value="injury">Injury</MenuItem>
        </Select>
        <FormHelperText id={`${id}-hint`} role="status">
          {hint}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Book the visit
      </Button>
    </Stack>
  );
}

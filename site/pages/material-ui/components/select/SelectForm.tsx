import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectForm() {
  const field = useRef<HTMLElement>(null);
  const [error, setError] = useState(false);
  const [help, setHelp] = useState('We book the time that it needs.');

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: 280 }}
      onSubmit={(event) => {
        event.preventDefault();
        const reason = new FormData(event.currentTarget).get('reason');
        setError(!reason);
        setHelp(reason ? `Booked: ${reason}.` : 'Choose a reason.');
        if (!reason) {
          field.current?.focus();
        }
      }}
    >
      <FormControl required error={error}>
        <InputLabel id="reason-label">Reason for the visit</InputLabel>
        <Select
          labelId="reason-label"
          id="reason"
          label="Reason for the visit"
          name="reason"
          inputRef={field}
          defaultValue=""
          aria-describedby="reason-help"
        >
          <MenuItem value="check-up">Check-up</MenuItem>
          <MenuItem value="vaccination">Vaccination</MenuItem>
          <MenuItem value="injury">Injury</MenuItem>
        </Select>
        <FormHelperText id="reason-help" role="status">
          {help}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Book
      </Button>
    </Stack>
  );
}

import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';

export default function CheckboxForm() {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState(false);

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: 300 }}
      onSubmit={(event) => {
        event.preventDefault();
        const accepted = new FormData(event.currentTarget).has('terms');
        setError(!accepted);
        if (!accepted) {
          input.current?.focus();
        }
      }}
    >
      <FormControl error={error}>
        <FormControlLabel
          required
          name="terms"
          inputRef={input}
          label="I accept the rental terms"
          control={
            <Checkbox
              value="accepted"
              slotProps={{
                input: {
                  'aria-describedby': 'terms-help',
                  'aria-invalid': error,
                },
              }}
            />
          }
        />
        <FormHelperText id="terms-help" sx={{ mx: 0 }}>
          {error ? 'Accept the terms to continue.' : ' '}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Rent the boat
      </Button>
    </Stack>
  );
}

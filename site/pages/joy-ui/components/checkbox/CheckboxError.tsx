import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';

export default function CheckboxError() {
  const [checked, setChecked] = useState(false);

  return (
    <FormControl error={!checked} required>
      <Checkbox
        label="I have checked the amounts"
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
        slotProps={{ input: { 'aria-invalid': !checked } }}
      />
      <FormHelperText>{checked ? 'Thank you.' : 'Check them.'}</FormHelperText>
    </FormControl>
  );
}

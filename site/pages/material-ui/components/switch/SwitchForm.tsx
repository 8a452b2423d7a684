import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchForm() {
  const [sent, setSent] = useState(' ');

  return (
    <Stack
      component="form"
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const extras = new FormData(event.currentTarget).getAll('extra');
        setSent(`Requested: ${extras.join(', ') || 'no extras'}`);
      }}
    >
      <FormControlLabel
        control={<Switch name="extra" value="parking" defaultChecked />}
        label="Parking"
      />
      <FormControlLabel
        control={<Switch name="extra" value="catering" />}
        label="Catering"
      />
      <FormControlLabel
        control={<Switch name="rules" required />}
        label="We follow the house rules"
      />
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        Request
      </Button>
      <FormHelperText role="status">{sent}</FormHelperText>
    </Stack>
  );
}

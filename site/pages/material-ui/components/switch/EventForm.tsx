import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const options = [
  { value: 'parking', label: 'We need parking' },
  { value: 'music', label: 'We bring music' },
];

export default function EventForm() {
  const [sent, setSent] = useState('');

  return (
    <Stack
      component="form"
      sx={{ alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).getAll('option');
        setSent(`Sent with: ${chosen.join(' and ') || 'no extras'}`);
      }}
    >
      {options.map(({ value, label }) => (
        <FormControlLabel
          key={value}
          label={label}
          control={
            <Switch
              name="option"
              value={value}
              defaultChecked={value === 'parking'}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
        />
      ))}
      <Button type="submit" variant="outlined" sx={{ my: 1 }}>
        Ask for the barn
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Typography>
    </Stack>
  );
}

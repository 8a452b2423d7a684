import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const beds: { severity: AlertColor; text: string }[] = [
  { severity: 'success', text: 'Tomatoes: watered at 6:00.' },
  { severity: 'info', text: 'Basil: the lamp goes off at 21:00.' },
  { severity: 'warning', text: 'Peppers: the tank is nearly empty.' },
  { severity: 'error', text: 'Cucumbers: the sensor does not answer.' },
];

export default function GreenhouseStates() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 440, mx: 'auto' }}>
      {beds.map(({ severity, text }) => (
        <Alert key={severity} severity={severity} role="note">
          {text}
        </Alert>
      ))}
    </Stack>
  );
}

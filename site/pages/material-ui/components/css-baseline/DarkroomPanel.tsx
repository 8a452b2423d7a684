import Button from '@mui/material/Button';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';

export default function DarkroomPanel() {
  return (
    <ScopedCssBaseline
      enableColorScheme
      data-color-scheme="dark"
      sx={{ p: 3, maxWidth: 360, mx: 'auto', borderRadius: 2 }}
    >
      <Stack spacing={2}>
        <label>
          Start of the bath <input type="time" defaultValue="19:30" />
        </label>
        <Button variant="contained">Turn on the red light</Button>
      </Stack>
    </ScopedCssBaseline>
  );
}

import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';

export default function ScopedColorScheme() {
  return (
    <Stack spacing={2}>
      <ScopedCssBaseline data-color-scheme="dark" sx={{ p: 2 }}>
        <label>
          Without enableColorScheme <input type="time" defaultValue="19:30" />
        </label>
      </ScopedCssBaseline>
      <ScopedCssBaseline
        enableColorScheme
        data-color-scheme="dark"
        sx={{ p: 2 }}
      >
        <label>
          With enableColorScheme <input type="time" defaultValue="19:30" />
        </label>
      </ScopedCssBaseline>
    </Stack>
  );
}

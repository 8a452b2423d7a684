import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Stack from '@mui/joy/Stack';

const dark = {
  'data-joy-color-scheme': 'dark',
};

export default function ScopedColorScheme() {
  return (
    <Stack spacing={2}>
      <ScopedCssBaseline {...dark} sx={{ p: 2 }}>
        <label>
          Reminder <input type="time" defaultValue="19:30" />
        </label>
      </ScopedCssBaseline>
      <ScopedCssBaseline {...dark} disableColorScheme sx={{ p: 2 }}>
        <label>
          Reminder <input type="time" defaultValue="19:30" />
        </label>
      </ScopedCssBaseline>
    </Stack>
  );
}

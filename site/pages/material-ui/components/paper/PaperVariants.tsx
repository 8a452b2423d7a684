import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperVariants() {
  return (
    <Stack direction="row" spacing={3}>
      <Paper variant="elevation" sx={{ p: 3 }}>
        elevation
      </Paper>
      <Paper variant="outlined" sx={{ p: 3 }}>
        outlined
      </Paper>
    </Stack>
  );
}

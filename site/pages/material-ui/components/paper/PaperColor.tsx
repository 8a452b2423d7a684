import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperColor() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper sx={{ p: 2, bgcolor: 'info.main', color: 'info.contrastText' }}>
        info.main
      </Paper>
      <Paper
        elevation={4}
        sx={{ p: 2, bgcolor: 'background.default', backgroundImage: 'none' }}
      >
        background.default
      </Paper>
    </Stack>
  );
}

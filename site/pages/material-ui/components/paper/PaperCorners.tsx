import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperCorners() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper sx={{ p: 2 }}>rounded, 4 px</Paper>
      <Paper square sx={{ p: 2 }}>
        square, 0 px
      </Paper>
      <Paper sx={{ p: 2, borderRadius: 4 }}>sx, 16 px</Paper>
    </Stack>
  );
}

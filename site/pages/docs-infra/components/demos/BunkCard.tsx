import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BunkCard() {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography>Upper bunk, 12A</Typography>
        <Typography color="text.secondary">2 nights</Typography>
      </Stack>
    </Paper>
  );
}

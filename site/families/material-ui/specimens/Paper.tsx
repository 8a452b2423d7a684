import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperSpecimen() {
  return (
    <Stack direction="row" spacing={2.5}>
      {[1, 4, 12].map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ display: 'grid', placeItems: 'center', width: 64, height: 64 }}
        >
          {elevation}
        </Paper>
      ))}
    </Stack>
  );
}

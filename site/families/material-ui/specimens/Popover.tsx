import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopoverSpecimen() {
  return (
    <Stack sx={{ alignItems: 'start' }}>
      <Button size="small" variant="outlined">
        Share
      </Button>
      <Paper elevation={8} sx={{ mt: 0.5, px: 1.5, py: 1 }}>
        <Typography variant="body2">Anyone with the link</Typography>
      </Paper>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ShiftAnswer() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360, mx: 'auto' }}>
      <ButtonGroup
        fullWidth
        size="large"
        variant="contained"
        color="success"
        disableElevation
        aria-label="Answer of the kitchen"
      >
        <Button>Take the shift</Button>
        <Button>Swap it</Button>
      </ButtonGroup>
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        <Typography variant="body2" gutterBottom>
          Mei can take over at 18:00.
        </Typography>
        <ButtonGroup
          size="small"
          variant="text"
          color="inherit"
          aria-label="Reply to Mei"
        >
          <Button>Accept</Button>
          <Button>Ask first</Button>
          <Button>Decline</Button>
        </ButtonGroup>
      </Paper>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';

export default function ButtonColorInherit() {
  return (
    <Paper
      sx={{ p: 2, bgcolor: 'primary.dark', color: 'primary.contrastText' }}
    >
      Your trial ends in 3 days.{' '}
      <Button color="inherit" variant="outlined">
        Compare plans
      </Button>{' '}
      <Button color="inherit">Later</Button>
    </Paper>
  );
}

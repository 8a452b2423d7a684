import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TollStation() {
  return (
    <Container fixed sx={{ py: 3, bgcolor: 'action.hover' }}>
      <Paper sx={{ p: 3 }}>
        <Typography variant="h6" component="h1">
          Lane 4
        </Typography>
        <Typography>Lorries and caravans, cash only</Typography>
      </Paper>
    </Container>
  );
}

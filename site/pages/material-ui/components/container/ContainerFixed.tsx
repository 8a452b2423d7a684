import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';

export default function ContainerFixed() {
  return (
    <Container fixed sx={{ py: 3, bgcolor: 'action.hover' }}>
      <Paper sx={{ p: 3 }}>As wide as the breakpoint that was reached</Paper>
    </Container>
  );
}

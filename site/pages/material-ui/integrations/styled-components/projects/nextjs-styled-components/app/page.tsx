import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PackButton } from './PackButton';

export default function OrdersPage() {
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        Orders
      </Typography>
      <PackButton />
    </Container>
  );
}

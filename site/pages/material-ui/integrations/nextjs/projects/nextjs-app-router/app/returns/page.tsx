import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ReturnsPage() {
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1">
        Returns
      </Typography>
    </Container>
  );
}

import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NextLink from './NextLink';
import { PackButton } from './PackButton';

export default function OrdersPage() {
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        Orders
      </Typography>
      <Stack direction="row" spacing={2}>
        <PackButton />
        <Button component={NextLink} href="/returns">
          Returns
        </Button>
      </Stack>
    </Container>
  );
}

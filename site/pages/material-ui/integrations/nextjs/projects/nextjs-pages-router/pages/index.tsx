import { useState } from 'react';
import Head from 'next/head';
import Link from 'next/link';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OrdersPage() {
  const [packed, setPacked] = useState(0);
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Head>
        <title>Orders</title>
      </Head>
      <Typography variant="h4" component="h1" gutterBottom>
        Orders
      </Typography>
      <Stack direction="row" spacing={2}>
        <Button variant="contained" onClick={() => setPacked(packed + 1)}>
          Packed: {packed}
        </Button>
        <Button component={Link} href="/returns">
          Returns
        </Button>
      </Stack>
    </Container>
  );
}

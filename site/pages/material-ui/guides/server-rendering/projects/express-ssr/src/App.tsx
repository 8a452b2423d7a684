import { useState } from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export function App() {
  const [packed, setPacked] = useState(0);
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        Orders
      </Typography>
      <Button variant="contained" onClick={() => setPacked(packed + 1)}>
        Packed: {packed}
      </Button>
    </Container>
  );
}

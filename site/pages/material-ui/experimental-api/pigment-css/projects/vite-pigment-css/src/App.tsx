import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material-pigment-css';
import Container from '@mui/material-pigment-css/Container';

const Note = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

export default function App() {
  const [packed, setPacked] = useState(0);
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        Orders
      </Typography>
      <Note>Two are late</Note>
      <Button
        variant="contained"
        sx={{ mt: 2 }}
        onClick={() => setPacked(packed + 1)}
      >
        Packed: {packed}
      </Button>
    </Container>
  );
}

import { useState } from 'react';
import styled from 'styled-components';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const PackButton = styled(Button)`
  border-radius: ${({ theme }) => theme.spacing(2)};
  text-transform: none;
`;

export default function App() {
  const [packed, setPacked] = useState(0);
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        Orders
      </Typography>
      <PackButton variant="contained" onClick={() => setPacked(packed + 1)}>
        Packed: {packed}
      </PackButton>
    </Container>
  );
}

import { useState } from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export function App() {
  const [packed, setPacked] = useState(0);
  return (
    <Container maxWidth="sm" className="flex flex-col items-start gap-4 py-8">
      <Typography variant="h4" component="h1" className="text-primary">
        Orders
      </Typography>
      <TextField
        label="Note"
        slotProps={{ input: { className: 'rounded-full' } }}
      />
      <Button
        variant="contained"
        className="rounded-full bg-emerald-700 normal-case dark:bg-emerald-300"
        onClick={() => setPacked(packed + 1)}
      >
        Packed: {packed}
      </Button>
    </Container>
  );
}

import { useState } from 'react';
import Button from '@mui/material/Button';

export default function UsageButton() {
  const [copies, setCopies] = useState(1);

  return (
    <Button variant="contained" onClick={() => setCopies(copies + 1)}>
      Order {copies} {copies === 1 ? 'copy' : 'copies'}
    </Button>
  );
}

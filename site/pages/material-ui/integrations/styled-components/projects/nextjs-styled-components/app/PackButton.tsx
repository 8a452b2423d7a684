'use client';

import { useState } from 'react';
import Button from '@mui/material/Button';

export function PackButton() {
  const [packed, setPacked] = useState(0);
  return (
    <Button variant="contained" onClick={() => setPacked(packed + 1)}>
      Packed: {packed}
    </Button>
  );
}

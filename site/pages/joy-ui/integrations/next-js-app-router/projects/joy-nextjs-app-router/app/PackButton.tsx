'use client';

import { useState } from 'react';
import Button from '@mui/joy/Button';

export function PackButton() {
  const [packed, setPacked] = useState(0);
  return (
    <Button onClick={() => setPacked(packed + 1)}>Packed: {packed}</Button>
  );
}

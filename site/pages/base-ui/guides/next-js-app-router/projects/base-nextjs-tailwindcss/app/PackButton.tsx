'use client';

import { useState } from 'react';
import { Button } from '@mui/base/Button';

const look =
  'rounded-lg px-4 py-2.5 text-[15px]/5 font-medium text-white outline-offset-2 outline-indigo-600';

export function PackButton() {
  const [packed, setPacked] = useState(0);
  return (
    <Button
      onClick={() => setPacked(packed + 1)}
      slotProps={{
        root: ({ active, focusVisible }) => ({
          className: `${look} ${active ? 'bg-indigo-800' : 'bg-indigo-600'} ${focusVisible ? 'outline-2' : ''}`,
        }),
      }}
    >
      Packed: {packed}
    </Button>
  );
}

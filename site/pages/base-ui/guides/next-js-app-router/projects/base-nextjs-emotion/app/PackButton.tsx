'use client';

import { useState } from 'react';
import { Action } from './Action';

export function PackButton() {
  const [packed, setPacked] = useState(0);
  return (
    <Action onClick={() => setPacked(packed + 1)}>Packed: {packed}</Action>
  );
}

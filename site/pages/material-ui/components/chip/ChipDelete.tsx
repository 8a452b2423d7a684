import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';

export default function ChipDelete() {
  const [attached, setAttached] = useState(true);

  return attached ? (
    <Chip label="invoice-204.pdf" onDelete={() => setAttached(false)} />
  ) : (
    <Button onClick={() => setAttached(true)}>Attach the file again</Button>
  );
}

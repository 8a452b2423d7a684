import { useState } from 'react';
import Chip from '@mui/material/Chip';
import DoneIcon from '@mui/icons-material/Done';

export default function ChipDeleteIcon() {
  const [done, setDone] = useState(false);

  return (
    <Chip
      variant="outlined"
      label={done ? 'Watered today' : 'Water the plants'}
      deleteIcon={<DoneIcon />}
      onDelete={done ? undefined : () => setDone(true)}
    />
  );
}

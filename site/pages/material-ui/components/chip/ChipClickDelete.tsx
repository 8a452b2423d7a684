import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ChipClickDelete() {
  const [action, setAction] = useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Chip
        label="Ada Okafor"
        onClick={() => setAction('Profile opened')}
        onDelete={() => setAction('Ada would be removed')}
      />
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {action}
      </Typography>
    </Stack>
  );
}

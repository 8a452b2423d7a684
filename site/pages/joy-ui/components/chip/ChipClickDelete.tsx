import { useState } from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ChipClickDelete() {
  const [last, setLast] = useState('Nothing pressed');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Chip
        variant="outlined"
        color="primary"
        onClick={() => setLast('Opened')}
        endDecorator={
          <ChipDelete
            aria-label="Remove Ada Novak"
            onDelete={() => setLast('Removed')}
          />
        }
      >
        Ada Novak
      </Chip>
      <Typography level="body-sm" role="status">
        {last}
      </Typography>
    </Stack>
  );
}

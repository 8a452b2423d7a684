import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rounds = [
  { name: 'Yeast', note: 'Feed the starter at 21:00', open: true },
  { name: 'Dough', note: 'Fold every 30 minutes', open: true },
  { name: 'Oven', note: 'Opens when the dough is done', open: false },
];

export default function BakingSteps() {
  const [note, setNote] = useState('Choose a step');

  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} useFlexGap>
        {rounds.map((round) => (
          <Chip
            key={round.name}
            label={round.name}
            disabled={!round.open}
            onClick={() => setNote(round.note)}
          />
        ))}
      </Stack>
      <Typography role="status" variant="body2">
        {note}
      </Typography>
    </Stack>
  );
}

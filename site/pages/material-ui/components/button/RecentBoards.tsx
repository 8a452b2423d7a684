import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const boards = [
  { name: 'Spring catalog', detail: 'Changed today, 12 cards' },
  { name: 'Warehouse move', detail: 'Changed on Monday, 31 cards' },
];

const tile = {
  display: 'grid',
  justifyContent: 'start',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  textAlign: 'start',
  '&.board-focused': { borderColor: 'primary.main' },
};

export default function RecentBoards() {
  const [note, setNote] = useState('No board is open');

  return (
    <Stack spacing={1} sx={{ maxWidth: 320, mx: 'auto' }}>
      {boards.map(({ name, detail }) => (
        <ButtonBase
          key={name}
          focusRipple
          focusVisibleClassName="board-focused"
          onFocusVisible={() => setNote(`Press Enter to open ${name}`)}
          onClick={() => setNote(`${name} is open`)}
          sx={tile}
        >
          <Typography component="span">{name}</Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {detail}
          </Typography>
        </ButtonBase>
      ))}
      <Typography role="status" variant="body2">
        {note}
      </Typography>
    </Stack>
  );
}

import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import GroupsIcon from '@mui/icons-material/Groups';

const last = 60;

export default function CounterQueue() {
  const [waiting, setWaiting] = useState(21);

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Badge
        badgeContent={waiting}
        max={20}
        showZero
        color="primary"
        role="img"
        aria-label={`${waiting} people waiting`}
      >
        <GroupsIcon fontSize="large" />
      </Badge>
      <Typography role="status" variant="body2">
        {waiting === 0
          ? 'Nobody is waiting'
          : `Number ${last - waiting + 1} is next`}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap>
        <Button
          disabled={waiting === 0}
          onClick={() => setWaiting(waiting - 1)}
        >
          Call the next
        </Button>
        <Button onClick={() => setWaiting(0)}>Close the counter</Button>
      </Stack>
    </Stack>
  );
}

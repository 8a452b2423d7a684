import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MarkunreadMailboxIcon from '@mui/icons-material/MarkunreadMailbox';

export default function BadgeAnnounce() {
  const [count, setCount] = useState(0);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={count} color="primary">
        <MarkunreadMailboxIcon color="action" fontSize="large" />
      </Badge>
      <Button onClick={() => setCount(count + 1)}>Check for messages</Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {count > 0 && `${count} unread`}
      </Typography>
    </Stack>
  );
}

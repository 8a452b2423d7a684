import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const crew = (
  <AvatarGroup sx={{ '& .MuiAvatar-root': { bgcolor: 'primary.main' } }}>
    <Avatar>AR</Avatar>
    <Avatar>BO</Avatar>
    <Avatar>KL</Avatar>
  </AvatarGroup>
);
const shift = <Chip label="Late shift, pier 3" />;

export default function CrewSlots() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Stack spacing={1} aria-busy={loading} sx={{ alignItems: 'start' }}>
        {loading ? <Skeleton variant="rounded">{crew}</Skeleton> : crew}
        {loading ? <Skeleton variant="rounded">{shift}</Skeleton> : shift}
      </Stack>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Show the crew' : 'Load again'}
      </Button>
    </Stack>
  );
}

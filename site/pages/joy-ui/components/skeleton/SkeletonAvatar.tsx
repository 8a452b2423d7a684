import { useState } from 'react';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonAvatar() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar size="lg" variant="solid">
        <Skeleton loading={loading}>LP</Skeleton>
      </Avatar>
      <Button
        size="sm"
        variant="outlined"
        color="neutral"
        onClick={() => setLoading(!loading)}
      >
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Stack>
  );
}

import { useState } from 'react';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function LinkLoading() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Link href={loading ? undefined : '#author'} level="title-lg">
        <Skeleton loading={loading}>Written by Amara Diallo</Skeleton>
      </Link>
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

import { useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"%3E%3Cpath fill="%237dd3fc" d="M0 0h32v18H0z"/%3E%3Cpath fill="%23166534" d="m0 18 9-9 6 6 5-4 12 7z"/%3E%3C/svg%3E';

export default function SkeletonImage() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack
      spacing={2}
      sx={{ width: '100%', maxWidth: 280, alignItems: 'center' }}
    >
      <AspectRatio ratio="16/9" sx={{ width: '100%', borderRadius: 'md' }}>
        <Skeleton loading={loading}>
          <img src={image} alt="Hills under a clear sky" />
        </Skeleton>
      </AspectRatio>
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

import { useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonCard() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Card aria-busy={loading}>
        <Typography level="title-lg">
          <Skeleton loading={loading}>Harbor walk</Skeleton>
        </Typography>
        <AspectRatio ratio="21/9">
          <Skeleton loading={loading}>
            <Box
              sx={{ background: 'linear-gradient(160deg, #0c4a6e, #fdba74)' }}
            />
          </Skeleton>
        </AspectRatio>
        <Typography level="body-sm">
          <Skeleton loading={loading}>
            Ninety minutes along the water, starting at the old customs house.
          </Skeleton>
        </Typography>
        <Button variant="soft" disabled={loading}>
          Book a place
        </Button>
      </Card>
      <Button
        size="sm"
        variant="plain"
        color="neutral"
        onClick={() => setLoading(!loading)}
        sx={{ alignSelf: 'center' }}
      >
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Stack>
  );
}

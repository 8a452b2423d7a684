import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonChildren() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton variant="rounded">
        <Button variant="contained">Renew license</Button>
      </Skeleton>
      <Skeleton variant="rounded" sx={{ borderRadius: 4 }}>
        <Chip label="Expires soon" />
      </Skeleton>
    </Stack>
  );
}

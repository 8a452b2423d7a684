import Sheet from '@mui/joy/Sheet';
import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonColor() {
  return (
    <Sheet
      variant="soft"
      color="primary"
      sx={{ width: '100%', maxWidth: 360, p: 2, borderRadius: 'md' }}
    >
      <Skeleton
        component="div"
        variant="rectangular"
        animation={false}
        height={72}
        slotProps={{ root: { 'aria-hidden': true } }}
        sx={{ bgcolor: 'primary.softActiveBg', borderRadius: 'sm' }}
      />
    </Sheet>
  );
}

import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography level="body-sm">text</Typography>
      <Skeleton variant="text" />
      <Typography level="body-sm">circular</Typography>
      <Skeleton variant="circular" width={48} height={48} />
      <Typography level="body-sm">rectangular</Typography>
      <Skeleton variant="rectangular" height={48} />
      <Typography level="body-sm">
        inline: <Skeleton variant="inline">as wide as this text</Skeleton>
      </Typography>
      <Typography level="body-sm">overlay</Typography>
      <Box sx={{ position: 'relative', height: 48 }}>
        <Skeleton variant="overlay" />
      </Box>
    </Stack>
  );
}

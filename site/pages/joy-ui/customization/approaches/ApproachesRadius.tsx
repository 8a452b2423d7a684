import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ApproachesRadius() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {['xs', 'sm', 'md', 'lg', 'xl'].map((radius) => (
        <Stack key={radius} spacing={0.5} sx={{ alignItems: 'center' }}>
          <Box
            sx={{
              width: 64,
              height: 64,
              bgcolor: 'primary.500',
              borderRadius: radius,
            }}
          />
          <Typography level="body-sm">{radius}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

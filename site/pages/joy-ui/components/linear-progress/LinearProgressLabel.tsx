import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressLabel() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography level="title-sm" id="storage-label">
          Storage
        </Typography>
        <Typography level="body-sm">Used: 7.2 of 10 GB</Typography>
      </Stack>
      <LinearProgress
        determinate
        value={72}
        color="warning"
        aria-labelledby="storage-label"
        aria-valuetext="7.2 of 10 gigabytes"
      />
    </Stack>
  );
}

import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressSlots() {
  return (
    <Stack direction="row" spacing={4}>
      <CircularProgress
        component="div"
        size="lg"
        determinate
        value={60}
        aria-label="Steps taken"
        slotProps={{ track: { sx: { strokeDasharray: '3 5' } } }}
      >
        3 of 5
      </CircularProgress>
      <CircularProgress
        size="lg"
        aria-label="Without a track"
        slots={{ track: 'g' }}
        slotProps={{ progress: { sx: { strokeLinecap: 'butt' } } }}
      />
    </Stack>
  );
}

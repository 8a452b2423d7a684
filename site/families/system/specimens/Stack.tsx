import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function StackSpecimen() {
  return (
    <Stack spacing={1} sx={{ width: 150 }}>
      {['100%', '80%', '60%'].map((width) => (
        <Box key={width} sx={{ width, height: 20, borderRadius: 1, bgcolor: '#0f766e' }} />
      ))}
    </Stack>
  );
}

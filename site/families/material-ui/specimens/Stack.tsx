import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function StackSpecimen() {
  return (
    <Stack direction="row" spacing={1.5}>
      {[56, 56, 56].map((width, index) => (
        <Box key={index} sx={{ width, height: 56, borderRadius: 1, bgcolor: 'primary.light' }} />
      ))}
    </Stack>
  );
}

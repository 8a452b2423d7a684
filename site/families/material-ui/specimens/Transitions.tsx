import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function TransitionsSpecimen() {
  return (
    <Stack direction="row" spacing={1.5}>
      {[0.2, 0.5, 1].map((shown) => (
        <Box
          key={shown}
          sx={{
            width: 56,
            height: 56,
            borderRadius: 1,
            bgcolor: 'primary.main',
            opacity: shown,
            transform: `translateY(${String((1 - shown) * 16)}px)`,
          }}
        />
      ))}
    </Stack>
  );
}

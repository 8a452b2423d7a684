import Box from '@mui/joy/Box';

export default function BoxSpecimen() {
  return (
    <Box
      sx={{ p: 2, border: '2px dashed', borderColor: 'primary.outlinedBorder', borderRadius: 'md' }}
    >
      sx
    </Box>
  );
}

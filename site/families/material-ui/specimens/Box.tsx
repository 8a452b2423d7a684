import Box from '@mui/material/Box';

export default function BoxSpecimen() {
  return (
    <Box
      sx={{
        p: 2,
        border: '1px dashed',
        borderColor: 'primary.main',
        borderRadius: 2,
        color: 'primary.main',
        fontFamily: 'monospace',
      }}
    >
      p: 2
    </Box>
  );
}

import Box from '@mui/material/Box';

export default function MasonrySpecimen() {
  return (
    <Box sx={{ columnCount: 3, columnGap: 1, width: 190 }}>
      {[40, 22, 28, 44, 30, 42].map((height, index) => (
        <Box
          key={index}
          sx={{
            height,
            mb: 1,
            borderRadius: 1,
            bgcolor: index % 2 ? 'primary.light' : 'primary.main',
            breakInside: 'avoid',
          }}
        />
      ))}
    </Box>
  );
}

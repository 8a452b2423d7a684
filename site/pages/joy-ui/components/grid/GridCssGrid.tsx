import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

export default function GridCssGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(3, 1fr)',
        gridTemplateRows: 'repeat(2, 72px)',
      }}
    >
      <Sheet
        variant="solid"
        color="primary"
        sx={{ p: 2, gridRow: 'span 2', borderRadius: 'sm' }}
      >
        Two rows
      </Sheet>
      <Sheet
        variant="soft"
        color="primary"
        sx={{ p: 2, gridColumn: 'span 2', borderRadius: 'sm' }}
      >
        Two columns
      </Sheet>
      <Sheet variant="soft" sx={{ p: 2, borderRadius: 'sm' }}>
        One
      </Sheet>
      <Sheet variant="soft" sx={{ p: 2, borderRadius: 'sm' }}>
        One
      </Sheet>
    </Box>
  );
}

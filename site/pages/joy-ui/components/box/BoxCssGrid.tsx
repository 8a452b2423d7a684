import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

export default function BoxCssGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { sm: '120px 1fr' },
        gridTemplateAreas: {
          xs: '"bar" "content" "menu"',
          sm: '"bar bar" "menu content"',
        },
      }}
    >
      <Sheet variant="solid" color="primary" sx={{ p: 1.5, gridArea: 'bar' }}>
        Bar
      </Sheet>
      <Sheet variant="soft" sx={{ p: 1.5, minHeight: 80, gridArea: 'content' }}>
        Content
      </Sheet>
      <Sheet variant="soft" color="primary" sx={{ p: 1.5, gridArea: 'menu' }}>
        Menu
      </Sheet>
    </Box>
  );
}

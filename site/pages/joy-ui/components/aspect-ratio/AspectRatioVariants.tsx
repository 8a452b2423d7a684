import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function AspectRatioVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, 1fr)',
          sm: 'repeat(5, 1fr)',
        },
        gridAutoFlow: { sm: 'row' },
        gap: 1.5,
        width: '100%',
      }}
    >
      {variants.flatMap((variant) =>
        colors.map((color) => (
          <AspectRatio
            key={`${variant} ${color}`}
            variant={variant}
            color={color}
            ratio="2"
            sx={{ fontSize: 'xs', borderRadius: 'sm' }}
          >
            <Box sx={{ flexDirection: 'column', fontSize: 'xs' }}>
              <span>{variant}</span>
              <span>{color}</span>
            </Box>
          </AspectRatio>
        )),
      )}
    </Box>
  );
}

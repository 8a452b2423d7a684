import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';

const variants = ['soft', 'outlined', 'plain', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function AlertVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
      }}
    >
      {variants.flatMap((variant) =>
        colors.map((color) => (
          <Alert
            key={variant + color}
            variant={variant}
            color={color}
            size="sm"
          >
            {variant} {color}
          </Alert>
        )),
      )}
    </Box>
  );
}

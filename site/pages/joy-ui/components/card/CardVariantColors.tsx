import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function CardVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(5, 1fr)' },
      }}
    >
      {variants.flatMap((variant) =>
        colors.map((color) => (
          <Card key={variant + color} variant={variant} color={color} size="sm">
            <Typography level="title-sm" textColor="inherit">
              {variant}
            </Typography>
            <Typography level="body-sm" textColor="inherit">
              {color}
            </Typography>
          </Card>
        )),
      )}
    </Box>
  );
}

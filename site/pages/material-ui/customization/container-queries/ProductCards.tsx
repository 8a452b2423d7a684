import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface Product {
  name: string;
  price: string;
  colors: string;
}

const featured: Product = {
  name: 'Desk lamp Halo',
  price: '$89',
  colors: 'linear-gradient(160deg, #ffd166, #ef476f)',
};
const related: Product = {
  name: 'Floor lamp Arc',
  price: '$149',
  colors: 'linear-gradient(160deg, #8ecae6, #1d3557)',
};

/** Follows the width of its cell, wherever it is used. */
function ProductCard({ name, price, colors }: Product) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gridTemplateColumns: { '@': '1fr', '@300': '140px 1fr' },
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            minHeight: { '@': 72, '@300': 140 },
            background: colors,
          }}
        />
        <Box sx={{ p: { '@': 1.5, '@300': 2 } }}>
          <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
          <Typography color="text.secondary">{price}</Typography>
          <Button
            size="small"
            variant="outlined"
            sx={{ mt: 1, width: { '@': '100%', '@300': 'auto' } }}
          >
            Add to cart
          </Button>
        </Box>
      </Paper>
    </Box>
  );
}

export default function ProductCards() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
        gap: 2,
        alignItems: 'start',
      }}
    >
      <ProductCard {...featured} />
      <ProductCard {...related} />
    </Box>
  );
}

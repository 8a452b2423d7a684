import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Card = styled('article')({
  padding: 'calc(2 * var(--mui-spacing))',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  borderBlockStart: '6px solid var(--mui-palette-secondary-main)',
  backgroundColor: 'var(--mui-palette-background-paper)',
});

const cards = [
  { place: 'Faro', text: 'Lighthouse at noon', price: '1.20' },
  { place: 'Tromsø', text: 'Harbour in blue', price: '1.50' },
];

export default function PostcardRack() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        width: '100%',
        maxWidth: 440,
      }}
    >
      {cards.map(({ place, text, price }) => (
        <Card key={place}>
          <Typography>{place}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}, {price} €
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ColorInversionColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
      }}
    >
      {variants.map((variant) =>
        colors.map((color) => (
          <Card
            key={variant + color}
            size="sm"
            variant={variant}
            color={color}
            invertedColors
          >
            <Typography level="title-sm">{variant}</Typography>
            <Typography level="body-sm" textColor="text.primary">
              {color}
            </Typography>
            <Button size="sm">Open</Button>
          </Card>
        )),
      )}
    </Box>
  );
}

import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const sizes = ['sm', 'md', 'lg'] as const;

export default function CardSizes() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-start',
      }}
    >
      {sizes.map((size) => (
        <Card key={size} size={size} sx={{ width: 170 }}>
          <Typography level="title-md">Size {size}</Typography>
          <div>Open from nine to five</div>
        </Card>
      ))}
    </Box>
  );
}

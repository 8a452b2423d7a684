import Box from '@mui/joy/Box';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const Price = styled('p')(({ theme }) => ({
  ...theme.typography['title-lg'],
  margin: 0,
}));

export default function TypographyUsage() {
  return (
    <div>
      <Typography level="h4" component="p">
        Tomatoes
      </Typography>
      <Box sx={{ typography: 'body-sm' }}>Greenhouse 2</Box>
      <Price>$3 per crate</Price>
    </div>
  );
}

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Price = styled('strong')(({ theme }) => ({
  ...theme.typography.h5,
  display: 'block',
}));

export default function TypographyInStyles() {
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      Day ticket, all zones
      <Price>$14.50</Price>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Facts = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  [theme.containerQueries.up(420)]: {
    ...theme.typography.body1,
    columns: 2,
  },
}));

export default function ContainerQueryStyled() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Facts>
        <li>Two bedrooms</li>
        <li>Balcony to the south</li>
        <li>Heat pump</li>
        <li>Free in August</li>
      </Facts>
    </Box>
  );
}

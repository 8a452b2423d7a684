import { Link, MemoryRouter, useLocation } from 'react-router';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

function CurrentPath() {
  return (
    <Typography variant="body2">Path: {useLocation().pathname}</Typography>
  );
}

export default function CardRouterLink() {
  return (
    <MemoryRouter>
      <Card variant="outlined" sx={{ mb: 2 }}>
        <CardActionArea component={Link} to="/orders/7046">
          <CardContent>
            <Typography component="h3" variant="h6">
              Order 7046
            </Typography>
          </CardContent>
        </CardActionArea>
      </Card>
      <CurrentPath />
    </MemoryRouter>
  );
}

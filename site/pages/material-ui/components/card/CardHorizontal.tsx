import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { coffeePhoto } from '../../../../families/material-ui/data/coffeePhoto';

const wide = '@container (min-width: 380px)';

export default function CardHorizontal() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Card sx={{ [wide]: { display: 'flex' } }}>
        <CardMedia
          component="img"
          src={coffeePhoto}
          alt="Espresso in a red cup and saucer on a wooden table"
          sx={{
            aspectRatio: '3 / 2',
            [wide]: { width: 160, aspectRatio: 'auto' },
          }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <CardContent sx={{ pb: 1 }}>
            <Typography component="h3" variant="h6">
              Espresso cup with saucer
            </Typography>
            <Typography variant="body2" color="text.secondary">
              $18, ready for pickup
            </Typography>
          </CardContent>
          <CardActions>
            <Button>Add to cart</Button>
            <Button>Save</Button>
          </CardActions>
        </Box>
      </Card>
    </Box>
  );
}

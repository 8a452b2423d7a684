import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ridge } from './ridge';

export default function CardMediaText() {
  return (
    <Card component="article">
      <CardMedia
        image={ridge}
        role="presentation"
        sx={{
          display: 'flex',
          alignItems: 'end',
          justifyContent: 'end',
          aspectRatio: '2 / 1',
          p: 1.5,
        }}
      >
        <Chip
          label="Open until 18:00"
          sx={{ bgcolor: 'background.paper', color: 'text.primary' }}
        />
      </CardMedia>
      <CardContent>
        <Typography component="h3" variant="h6">
          Saddle trail
        </Typography>
        <Typography variant="body2" color="text.secondary">
          9 km, 640 m of elevation gain
        </Typography>
      </CardContent>
    </Card>
  );
}

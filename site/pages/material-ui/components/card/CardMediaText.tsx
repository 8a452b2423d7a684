import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { launchPhoto } from '../../../../families/material-ui/data/launchPhoto';

export default function CardMediaText() {
  return (
    <Card component="article">
      <CardMedia
        image={launchPhoto}
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
          label="Live at 18:30"
          sx={{ bgcolor: 'background.paper', color: 'text.primary' }}
        />
      </CardMedia>
      <CardContent>
        <Typography component="h3" variant="h6">
          Launch at dusk
        </Typography>
        <Typography variant="body2" color="text.secondary">
          The rocket is on the pad, the weather is clear
        </Typography>
      </CardContent>
    </Card>
  );
}

import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';
import { launchPhoto } from '../../../../families/joy-ui/data/launchPhoto';

export default function CardCoverLayers() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%', minHeight: 220, border: 0 }}>
      <CardCover>
        <img src={launchPhoto} alt="A rocket on its launch pad at dusk" />
      </CardCover>
      <CardCover
        sx={{ background: 'linear-gradient(to top, #000d, #0000 70%)' }}
      />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" textColor="#fff">
          Launch at dusk
        </Typography>
        <Typography textColor="#fff">Live from the pad at 18:30</Typography>
      </CardContent>
    </Card>
  );
}

import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function CardCoverLayers() {
  return (
    <Card sx={{ width: 280, maxWidth: '100%', minHeight: 200, border: 0 }}>
      <CardCover>
        <Box
          role="img"
          aria-label="Hills at sunrise"
          sx={{ background: 'linear-gradient(200deg, #ffb56b, #6a4c93)' }}
        />
      </CardCover>
      <CardCover
        sx={{ background: 'linear-gradient(to top, #000d, #0000 70%)' }}
      />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" textColor="#fff">
          Ridge trail
        </Typography>
        <Typography textColor="#fff">14 km</Typography>
      </CardContent>
    </Card>
  );
}

import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardSemantic() {
  return (
    <Card
      component="article"
      aria-labelledby="reef"
      sx={{ width: 300, maxWidth: '100%' }}
    >
      <CardOverflow component="figure" sx={{ height: 120, overflow: 'hidden' }}>
        <CardCover component="span">
          <Box
            role="img"
            aria-label="A coral reef from above"
            sx={{ background: 'linear-gradient(160deg, #0b7a75, #19535f)' }}
          />
        </CardCover>
      </CardOverflow>
      <CardContent component="header">
        <Typography id="reef" component="h3" level="title-md">
          The reef survey of 2026
        </Typography>
        <Typography level="body-sm">12 minutes, by Noa Lindqvist</Typography>
      </CardContent>
      <CardActions component="footer">
        <Button variant="soft" color="neutral">
          Save for later
        </Button>
      </CardActions>
    </Card>
  );
}

import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function CardCentered() {
  return (
    <Card sx={{ width: 280, maxWidth: '100%', textAlign: 'center' }}>
      <CardContent sx={{ alignItems: 'center' }}>
        <Avatar size="lg" variant="solid">
          IB
        </Avatar>
        <Chip size="sm" color="primary" sx={{ mt: -1.5 }}>
          Pro
        </Chip>
        <Typography level="title-lg">Ines Bauer</Typography>
        <Typography level="body-sm">Restores clocks in Graz</Typography>
      </CardContent>
      <CardOverflow sx={{ bgcolor: 'background.level1' }}>
        <CardActions buttonFlex="1">
          <ButtonGroup
            variant="outlined"
            sx={{ bgcolor: 'background.surface' }}
          >
            <Button>Message</Button>
            <Button>Follow</Button>
          </ButtonGroup>
        </CardActions>
      </CardOverflow>
    </Card>
  );
}

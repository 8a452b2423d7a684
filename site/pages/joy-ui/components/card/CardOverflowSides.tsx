import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function CardOverflowSides() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <Box
            role="img"
            aria-label="A lake at night"
            sx={{ background: 'linear-gradient(180deg, #0f2557, #28559a)' }}
          />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Night swim</Typography>
        <Typography level="body-sm">Lake Orrin, Saturday</Typography>
      </CardContent>
      <CardOverflow variant="soft" color="primary">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-sm" textColor="inherit">
            18 people
          </Typography>
          <Divider orientation="vertical" />
          <Typography level="body-sm" textColor="inherit">
            2 places left
          </Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}

import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { forest } from './photos';

export default function AspectRatioFlex() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 380 }}>
      {[false, true].map((flex) => (
        <Card key={String(flex)} orientation="horizontal">
          <AspectRatio flex={flex} ratio="1" sx={{ flex: '0 0 80px' }}>
            <img src={forest} alt="" />
          </AspectRatio>
          <CardContent>
            <Typography level="title-md">{`flex={${String(flex)}}`}</Typography>
            <Typography level="body-sm">
              Three days between firs, with a night in the hut above the lake.
              The path is marked, dogs may come along, and the bus back leaves
              every hour.
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}

import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CardInverted() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['soft', 'solid'] as const).map((variant) => (
        <Card
          key={variant}
          variant={variant}
          color="primary"
          invertedColors
          sx={{ width: 240 }}
        >
          <CardContent>
            <Typography level="title-lg">Storage</Typography>
            <Typography textColor="inherit">84 of 100 GB used</Typography>
          </CardContent>
          <CardActions>
            <Button variant="solid">Upgrade</Button>
            <Button variant="plain">Clean up</Button>
          </CardActions>
        </Card>
      ))}
    </Stack>
  );
}

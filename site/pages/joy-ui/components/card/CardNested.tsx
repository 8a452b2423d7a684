import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardNested() {
  return (
    <Card size="lg" variant="outlined" sx={{ maxWidth: 360 }}>
      <Typography level="title-md">Backup</Typography>
      <CardContent orientation="horizontal" sx={{ flexWrap: 'wrap' }}>
        <Card variant="soft" size="sm" sx={{ flex: '1 1 120px' }}>
          <Typography level="body-sm">Last</Typography>
          <Typography level="title-lg">02:00</Typography>
        </Card>
        <Card variant="soft" size="sm" sx={{ flex: '1 1 120px' }}>
          <Typography level="body-sm">Size</Typography>
          <Typography level="title-lg">18 GB</Typography>
        </Card>
      </CardContent>
    </Card>
  );
}

import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';

export default function CardElevation() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {[0, 1, 4, 8, 16].map((elevation) => (
        <Card key={elevation} elevation={elevation}>
          <CardContent>{`elevation ${elevation}`}</CardContent>
        </Card>
      ))}
      <Card square>
        <CardContent>square</CardContent>
      </Card>
    </Stack>
  );
}

import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';

export default function CardVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <Card>
        <CardContent>elevation</CardContent>
      </Card>
      <Card variant="outlined">
        <CardContent>outlined</CardContent>
      </Card>
    </Stack>
  );
}

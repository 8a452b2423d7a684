import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function LearnCard() {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardContent>
        <Typography component="h3" variant="h6">
          Backups
        </Typography>
        <Typography color="text.secondary">Daily at 3 a.m.</Typography>
      </CardContent>
    </Card>
  );
}

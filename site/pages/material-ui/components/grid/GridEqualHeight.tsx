import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';

const plans = [
  'Starter: one project.',
  'Team: ten projects, shared folders, and a calendar for everyone.',
  'Business: no limits.',
];

export default function GridEqualHeight() {
  return (
    <Grid container spacing={2}>
      {plans.map((plan) => (
        <Grid key={plan} size={{ xs: 12, sm: 4 }}>
          <Card variant="outlined" sx={{ height: '100%' }}>
            <CardContent>{plan}</CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}

import Card from '@mui/joy/Card';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

const plans = ['Starter', 'Team', 'Company', 'Enterprise'];

export default function GridBreakpoints() {
  return (
    <Grid container spacing={2}>
      {plans.map((plan) => (
        <Grid key={plan} size={{ xs: 12, sm: 6, lg: 3 }}>
          <Card>
            <Typography level="title-md">{plan}</Typography>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}

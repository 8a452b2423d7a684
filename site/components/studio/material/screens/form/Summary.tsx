import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const costs = [
  { name: 'Docks, 24', value: '€11,520' },
  { name: 'Solar roof', value: '€3,900' },
  { name: 'Ground works', value: '€4,260' },
];

/** What the station costs, and what comes next. */
export function Summary() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card data-part="card">
        <CardContent sx={{ display: 'grid', gap: 1 }} data-part="type">
          <Typography variant="h6" component="p">
            Estimate
          </Typography>
          {costs.map(({ name, value }) => (
            <Box key={name} sx={line}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {name}
              </Typography>
              <Typography variant="body2">{value}</Typography>
            </Box>
          ))}
          <Divider />
          <Box sx={line}>
            <Typography variant="subtitle2" component="p">
              Total
            </Typography>
            <Typography variant="subtitle2" component="p">
              €19,680
            </Typography>
          </Box>
          <LinearProgress
            variant="determinate"
            value={62}
            color="secondary"
            aria-label="Budget in use"
            data-part="color"
            sx={{ mt: 1 }}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            62% of the budget of this year
          </Typography>
        </CardContent>
      </Card>
      <Alert severity="info" data-part="color">
        <AlertTitle component="p">Nine days to open</AlertTitle>
        The crew of Harbor has time from Thursday on.
      </Alert>
    </Box>
  );
}

const line = { display: 'flex', justifyContent: 'space-between', gap: 2 };

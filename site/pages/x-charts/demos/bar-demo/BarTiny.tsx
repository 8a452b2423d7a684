import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const orders = [42, 38, 51, 47, 63, 70, 58];

export default function BarTiny() {
  return (
    <Card variant="outlined">
      <CardContent>
        <Stack direction="row" spacing={3} sx={{ alignItems: 'end' }}>
          <div>
            <Typography variant="body2" color="text.secondary">
              Orders this week
            </Typography>
            <Typography variant="h5" component="p">
              369
            </Typography>
          </div>
          <BarChart
            aria-label="Orders by day from Monday to Sunday"
            xAxis={[
              {
                data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
                position: 'none',
              },
            ]}
            yAxis={[{ position: 'none' }]}
            series={[{ data: orders, label: 'Orders' }]}
            borderRadius={3}
            margin={0}
            hideLegend
            skipAnimation
            width={120}
            height={56}
          />
        </Stack>
      </CardContent>
    </Card>
  );
}

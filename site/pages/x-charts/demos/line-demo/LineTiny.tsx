import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LineTiny() {
  return (
    <Card variant="outlined">
      <CardContent>
        <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
          <div>
            <Typography variant="body2" color="text.secondary">
              Response time
            </Typography>
            <Typography variant="h5" component="p">
              182 ms
            </Typography>
          </div>
          <LineChart
            aria-label="Response time by hour, now 182 milliseconds"
            xAxis={[
              {
                data: [1, 2, 3, 4, 5, 6, 7, 8],
                domainLimit: 'strict',
                position: 'none',
              },
            ]}
            yAxis={[{ position: 'none' }]}
            series={[
              {
                data: [240, 232, 251, 220, 208, 214, 190, 182],
                label: 'Response time',
                showMark: false,
              },
            ]}
            margin={4}
            hideLegend
            width={120}
            height={56}
          />
        </Stack>
      </CardContent>
    </Card>
  );
}

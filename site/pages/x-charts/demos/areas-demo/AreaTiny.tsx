import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

export default function AreaTiny() {
  return (
    <Card variant="outlined" sx={{ width: 240, maxWidth: '100%' }}>
      <CardContent>
        <Typography variant="body2" color="text.secondary">
          Revenue
        </Typography>
        <Typography variant="h5" component="p">
          $48,200
        </Typography>
      </CardContent>
      <LineChart
        aria-label="Revenue by week, rising"
        xAxis={[
          {
            data: [1, 2, 3, 4, 5, 6, 7, 8],
            domainLimit: 'strict',
            position: 'none',
          },
        ]}
        yAxis={[{ position: 'none', min: 0 }]}
        series={[
          {
            data: [22, 24, 31, 28, 35, 39, 42, 48],
            label: 'Revenue',
            area: true,
            showMark: false,
          },
        ]}
        sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.25 } }}
        margin={0}
        hideLegend
        height={72}
      />
    </Card>
  );
}

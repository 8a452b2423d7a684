import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { primary, quiet } from './colors';
import type { RevenueData } from './data';

const thousands = (value: number | null) => `€${value ?? 0}k`;

export function RevenueChart({ labels, current, before }: RevenueData) {
  return (
    <Card variant="outlined" sx={{ height: 1, borderRadius: 2 }}>
      <CardContent>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          Revenue
        </Typography>
        <LineChart
          title="Revenue of this period and of the same time last year"
          height={300}
          enableKeyboardNavigation
          grid={{ horizontal: true }}
          margin={{ left: 0, right: 24, bottom: 0 }}
          xAxis={[{ scaleType: 'point', data: [...labels] }]}
          yAxis={[{ width: 44, min: 0, valueFormatter: thousands }]}
          series={[
            {
              id: 'current',
              label: 'This period',
              data: [...current],
              area: true,
              showMark: false,
              color: primary,
              valueFormatter: thousands,
            },
            {
              id: 'before',
              label: 'Last year',
              data: [...before],
              showMark: false,
              color: quiet,
              valueFormatter: thousands,
            },
          ]}
          sx={{
            '& .MuiAreaElement-series-current': { fillOpacity: 0.14 },
            '& .MuiLineElement-series-before': { strokeDasharray: '5 5' },
          }}
        />
      </CardContent>
    </Card>
  );
}

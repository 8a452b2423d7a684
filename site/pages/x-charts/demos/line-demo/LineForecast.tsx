import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const color = '#4254fb';

export default function LineForecast() {
  return (
    <LineChart
      aria-label="Subscribers until May, and the forecast until August"
      xAxis={[{ data: months, scaleType: 'point' }]}
      series={[
        {
          id: 'actual',
          data: [210, 232, 241, 268, 290],
          label: 'Actual',
          color,
        },
        {
          id: 'forecast',
          data: [null, null, null, null, 290, 309, 328, 347],
          label: 'Forecast',
          color,
          showMark: ({ index }) => index > 4,
        },
      ]}
      sx={{
        '& .MuiLineChart-line[data-series="forecast"]': {
          strokeDasharray: '5 5',
        },
      }}
      height={260}
    />
  );
}

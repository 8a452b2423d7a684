import { LineChart } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LineDashed() {
  return (
    <LineChart
      aria-label="Sales and target by month in thousand dollars"
      xAxis={[
        {
          data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
          scaleType: 'point',
        },
      ]}
      series={[
        { id: 'sales', data: [32, 41, 38, 52, 49, 61], label: 'Sales' },
        {
          id: 'target',
          data: [35, 38, 41, 44, 47, 50],
          label: 'Target',
          showMark: false,
        },
      ]}
      sx={{
        '& .MuiLineChart-line[data-series="target"]': {
          strokeDasharray: '6 4',
        },
      }}
      colors={seriesColors}
      height={260}
    />
  );
}

import { LineChart } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LinesGap() {
  return (
    <LineChart
      aria-label="Water temperature; two sensors failed from 11:00 to 12:00"
      xAxis={[
        {
          data: [8, 9, 10, 11, 12, 13, 14],
          tickMinStep: 1,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      series={[
        {
          data: [14.2, 14.6, 15.1, null, null, 17, 17.4],
          label: 'Surface',
        },
        {
          data: [11.8, 12, 12.3, null, null, 13.4, 13.9],
          label: '2 m deep',
          connectNulls: true,
        },
      ]}
      colors={seriesColors}
      height={220}
    />
  );
}

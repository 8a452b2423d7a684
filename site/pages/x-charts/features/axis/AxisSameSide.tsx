import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

const celsius = (value: number) => `${Math.round(((value - 32) * 5) / 9)}°C`;

export default function AxisSameSide() {
  return (
    <LineChart
      aria-label="Mean daily high, in both units"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[
        { id: 'f', min: 32, max: 104, valueFormatter: (v: number) => `${v}°F` },
        {
          id: 'c',
          position: 'left',
          offset: 56,
          min: 32,
          max: 104,
          valueFormatter: celsius,
        },
      ]}
      series={[{ dataKey: 'high', label: 'High' }]}
      hideLegend
      height={240}
    />
  );
}

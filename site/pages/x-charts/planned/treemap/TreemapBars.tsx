import { BarChart } from '@mui/x-charts/BarChart';
import { parts } from './parts';

export default function TreemapBars() {
  return (
    <BarChart
      title="Electricity by source in 2023, in terawatt-hours"
      layout="horizontal"
      yAxis={[{ data: parts.map(({ label }) => label), width: 96 }]}
      xAxis={[{ position: 'none', max: 2500 }]}
      series={[
        {
          data: parts.map(({ value }) => value),
          barLabel: 'value',
          barLabelPlacement: 'outside',
        },
      ]}
      height={260}
      slotProps={{ barLabel: { direction: 'ltr' } }}
    />
  );
}

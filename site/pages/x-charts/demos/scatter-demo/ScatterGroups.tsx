import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function ScatterGroups() {
  return (
    <ScatterChart
      aria-label="Low and high temperature of New York; January to June and July to December"
      xAxis={[{ label: 'Low, °F' }]}
      yAxis={[{ label: 'High, °F', min: 30 }]}
      series={[
        { label: 'January to June', months: newYork.slice(0, 6) },
        { label: 'July to December', months: newYork.slice(6) },
      ].map(({ label, months }) => ({
        label,
        data: months.map(({ month, low, high }) => ({
          id: month,
          x: low,
          y: high,
        })),
        markerSize: 6,
      }))}
      grid={{ horizontal: true, vertical: true }}
      colors={seriesColors}
      height={300}
    />
  );
}

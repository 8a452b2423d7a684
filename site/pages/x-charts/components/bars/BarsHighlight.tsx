import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function BarsHighlight() {
  return (
    <BarChart
      aria-label="Orders by quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [320, 410, 380, 520], label: 'Online', highlightScope },
        { data: [240, 310, 290, 420], label: 'In store', highlightScope },
      ]}
      axisHighlight={{ x: 'none' }}
      slotProps={{ tooltip: { trigger: 'item' } }}
      colors={seriesColors}
      height={220}
    />
  );
}

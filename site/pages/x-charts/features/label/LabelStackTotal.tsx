import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const online = [320, 410, 380, 520];
const store = [240, 310, 290, 420];

function Totals() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  return quarters.map((quarter, index) => {
    const total = (online[index] ?? 0) + (store[index] ?? 0);
    return (
      <text
        key={quarter}
        x={(x(quarter) ?? 0) + x.bandwidth() / 2}
        y={y(total) - 8}
        textAnchor="middle"
        fontSize={14}
        fontWeight={600}
        fill="currentColor"
      >
        {total}
      </text>
    );
  });
}

export default function LabelStackTotal() {
  return (
    <BarChart
      aria-label="Orders by quarter, online and in store, with their total"
      xAxis={[{ data: quarters }]}
      yAxis={[{ max: 1100 }]}
      series={[
        { data: online, label: 'Online', stack: 'orders' },
        { data: store, label: 'In store', stack: 'orders' },
      ]}
      colors={seriesColors}
      height={260}
    >
      <Totals />
    </BarChart>
  );
}

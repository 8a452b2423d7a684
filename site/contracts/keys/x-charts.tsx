// Charts in which keys are pressed.
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const series = [
  { label: 'First', data: [1, 2, 3] },
  { label: 'Second', data: [4, 5, 6] },
];
const size = { width: 400, height: 300, enableKeyboardNavigation: true };
const item = { tooltip: { trigger: 'item' } } as const;

export function Bars() {
  return <BarChart {...size} series={series} slotProps={item} />;
}

export function Lines() {
  return <LineChart {...size} series={series} slotProps={item} />;
}

export function Points() {
  const points = series.map(({ label, data }) => ({
    label,
    data: data.map((y, x) => ({ x, y, id: x })),
  }));
  return <ScatterChart {...size} series={points} slotProps={item} />;
}

export function Rings() {
  const rings = series.map(({ data }, ring) => ({
    outerRadius: 50 * (ring + 1),
    innerRadius: 50 * ring,
    data: data.map((value, id) => ({ id, value, label: `Slice ${id}` })),
  }));
  return <PieChart {...size} series={rings} />;
}

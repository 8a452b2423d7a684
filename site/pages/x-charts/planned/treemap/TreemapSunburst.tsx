import { PieChart } from '@mui/x-charts/PieChart';
import { parts } from './parts';

const groups = [
  { label: 'Fossil', color: '#8a8f98', members: ['Natural gas', 'Coal'] },
  { label: 'Nuclear power', color: '#7f6bd1', members: ['Nuclear'] },
  {
    label: 'Renewable',
    color: '#2f9e6e',
    members: ['Wind', 'Hydropower', 'Solar'],
  },
];

const inner = groups.map(({ label, color, members }) => ({
  label,
  color,
  value: parts
    .filter((part) => members.includes(part.label))
    .reduce((sum, { value }) => sum + value, 0),
}));
const outer = groups.flatMap(({ color, members }) =>
  parts
    .filter(({ label }) => members.includes(label))
    .map((part) => ({ ...part, color: `${color}b0` })),
);

export default function TreemapSunburst() {
  return (
    <PieChart
      title="Electricity in 2023 by group and source, in terawatt-hours"
      series={[
        { data: inner, outerRadius: '60%' },
        { data: outer, innerRadius: '64%' },
      ]}
      hideLegend
      height={260}
    />
  );
}

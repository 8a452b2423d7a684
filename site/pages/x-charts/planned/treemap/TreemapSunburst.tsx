import { PieChart } from '@mui/x-charts/PieChart';
import { parts } from './parts';

const groups = [
  { label: 'Fossil', color: '#8a8f98', members: ['Natural gas', 'Coal'] },
  { label: 'Nuclear', color: '#9a8be0', members: ['Nuclear'] },
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
    .map((part) => ({
      ...part,
      color: `color-mix(in srgb, ${color}, white 30%)`,
    })),
);

export default function TreemapSunburst() {
  return (
    <PieChart
      title="Electricity in 2023 by group and source, in terawatt-hours"
      series={[
        {
          data: inner,
          innerRadius: '12%',
          outerRadius: '56%',
          arcLabel: 'label',
        },
        {
          data: outer,
          innerRadius: '59%',
          arcLabel: 'label',
          arcLabelMinAngle: 36,
        },
      ]}
      hideLegend
      height={300}
      sx={{ '& .MuiPieChart-arcLabel': { fill: '#1a1a1a', fontSize: 12 } }}
    />
  );
}

import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import {
  electricity,
  electricitySources,
} from '../../../../families/x-charts/data/electricity';

const last = electricity[electricity.length - 1];
const data = electricitySources.map(({ key, label }) => ({
  id: key,
  label,
  value: last?.[key] ?? 0,
}));
const tones = [
  '#8fb8de',
  '#f0b27a',
  '#c5c9d0',
  '#7cc6a4',
  '#9ad0e6',
  '#f2d675',
];

export default function LabelPie() {
  return (
    <PieChart
      aria-label="Electricity by source in 2023, in terawatt-hours"
      series={[
        {
          data,
          arcLabel: 'value',
          arcLabelMinAngle: 24,
          arcLabelRadius: '68%',
        },
      ]}
      colors={tones}
      height={240}
      sx={{
        [`& .${pieClasses.arcLabel}`]: { fill: '#10161d', fontWeight: 600 },
      }}
    />
  );
}

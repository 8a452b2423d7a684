import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { states } from '../../../../families/x-charts/data/states';

const tones = ['#1565c0', '#2e7d32', '#c62828', '#6a1b9a'];

const data = states.slice(0, 4).map((state, index) => ({
  id: state.code,
  value: state.residents2020,
  label: state.name,
  color: tones[index],
}));

const total = data.reduce((sum, state) => sum + state.value, 0);

export default function PiePercentLabels() {
  return (
    <PieChart
      aria-label="Residents of the four largest states, as shares of their sum"
      series={[
        {
          data,
          arcLabel: ({ value }) => `${((value / total) * 100).toFixed(0)}%`,
          arcLabelMinAngle: 30,
        },
      ]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: 'white', fontWeight: 600 } }}
      height={260}
    />
  );
}

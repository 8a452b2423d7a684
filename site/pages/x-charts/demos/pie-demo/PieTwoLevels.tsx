import { PieChart } from '@mui/x-charts/PieChart';

const energy = [
  { id: 'fossil', value: 60, label: 'Fossil', color: '#546e7a' },
  { id: 'clean', value: 40, label: 'Low carbon', color: '#2e7d32' },
];

const sources = [
  { id: 'gas', value: 43, label: 'Gas', color: '#78909c' },
  { id: 'coal', value: 17, label: 'Coal and oil', color: '#90a4ae' },
  { id: 'nuclear', value: 19, label: 'Nuclear', color: '#43a047' },
  { id: 'renewable', value: 21, label: 'Renewable', color: '#66bb6a' },
];

export default function PieTwoLevels() {
  return (
    <PieChart
      aria-label="Electricity in percent: gas 43, coal and oil 17, nuclear 19, renewable 21"
      series={[
        { data: energy, outerRadius: '60%', arcLabel: 'label' },
        {
          data: sources,
          innerRadius: '65%',
          outerRadius: '100%',
          cornerRadius: 3,
        },
      ]}
      sx={{ '& .MuiPieChart-arcLabel': { fill: 'white', fontSize: 12 } }}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
      height={300}
    />
  );
}

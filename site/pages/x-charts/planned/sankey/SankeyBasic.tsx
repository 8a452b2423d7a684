import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const links = [
  { source: 'Gas', target: 'Fossil', value: 1802 },
  { source: 'Coal', target: 'Fossil', value: 675 },
  { source: 'Wind', target: 'Renewable', value: 425 },
  { source: 'Hydropower', target: 'Renewable', value: 240 },
  { source: 'Solar', target: 'Renewable', value: 165 },
];

export default function SankeyBasic() {
  return (
    <SankeyChart
      aria-label="Electricity of the United States in 2023, in terawatt-hours"
      series={{ data: { links } }}
      colors={seriesColors}
      height={280}
      direction="ltr"
    />
  );
}

import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { flows } from './flows';

const nodes = [
  { id: 'fossil', label: 'Fossil', color: '#757575' },
  {
    id: 'renewable',
    label: 'Renewable',
    color: '#2e7d32',
  },
  { id: 'gas', label: 'Natural gas' },
];

export default function SankeyNodes() {
  return (
    <SankeyChart
      aria-label="Electricity in 2023, with labels and colors of nodes"
      series={{
        data: { nodes, links: flows },
        nodeOptions: { width: 20, padding: 16, align: 'justify' },
      }}
      colors={seriesColors}
      height={260}
      direction="ltr"
    />
  );
}

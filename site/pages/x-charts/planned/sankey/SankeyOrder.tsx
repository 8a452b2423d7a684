import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { flows } from './flows';

const nodes = ['wind', 'solar', 'hydro', 'gas', 'coal', 'renewable', 'fossil'];

export default function SankeyOrder() {
  return (
    <SankeyChart
      aria-label="Electricity in 2023, renewable sources first"
      series={{
        data: { nodes: nodes.map((id) => ({ id })), links: flows },
        nodeOptions: { sort: 'fixed' },
      }}
      colors={seriesColors}
      height={260}
      direction="ltr"
    />
  );
}

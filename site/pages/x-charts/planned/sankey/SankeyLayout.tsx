import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { flows } from './flows';

export default function SankeyLayout() {
  return (
    <SankeyChart
      aria-label="Electricity in 2023, 320 pixels wide"
      series={{ type: 'sankey', data: { links: flows }, iterations: 0 }}
      width={320}
      height={240}
      margin={{ top: 8, bottom: 8, left: 4, right: 4 }}
      colors={seriesColors}
      direction="ltr"
    />
  );
}

import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { flows } from './flows';

export default function SankeyLinks() {
  return (
    <SankeyChart
      aria-label="Electricity in 2023, with values on the links"
      series={{
        data: { links: flows },
        linkOptions: { color: 'target', opacity: 0.3, showValues: true },
        valueFormatter: (value) => `${value} TWh`,
      }}
      colors={seriesColors}
      height={260}
      direction="ltr"
    />
  );
}

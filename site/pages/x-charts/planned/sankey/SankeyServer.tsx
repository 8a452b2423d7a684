import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { flows } from './flows';

export default function SankeyServer() {
  return (
    <NoSsr fallback={<Box sx={{ height: 240 }} />}>
      <SankeyChart
        aria-label="Electricity in 2023, rendered in the browser"
        series={{ data: { links: flows } }}
        colors={seriesColors}
        height={240}
        direction="ltr"
      />
    </NoSsr>
  );
}

import Stack from '@mui/material/Stack';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const series = [{ data: [88, 72, 94, 61, 55], label: 'Laptop' }];
const radar = { max: 100, metrics: ['A', 'B', 'C', 'D', 'E'] };

export default function RadarGridOptions() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ width: '100%', flexWrap: 'wrap' }}
    >
      <RadarChart
        aria-label="Circular grid"
        sx={{ flex: '1 1 220px' }}
        series={series}
        radar={radar}
        shape="circular"
        divisions={4}
        colors={seriesColors}
        hideLegend
        height={220}
      />
      <RadarChart
        aria-label="Grid with colored stripes"
        sx={{ flex: '1 1 220px' }}
        series={series}
        radar={radar}
        stripeColor={(index) =>
          index % 2 === 0 ? 'var(--mui-palette-primary-main)' : 'transparent'
        }
        colors={seriesColors}
        hideLegend
        height={220}
      />
      <RadarChart
        aria-label="Grid without stripes"
        sx={{ flex: '1 1 220px' }}
        series={series}
        radar={radar}
        stripeColor={null}
        colors={seriesColors}
        hideLegend
        height={220}
      />
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { censuses } from '../../../../families/x-charts/data/census';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import {
  formatMillions,
  states,
} from '../../../../families/x-charts/data/states';

export default function ChartsSelfContained() {
  return (
    <Stack direction="row" useFlexGap sx={{ width: '100%', flexWrap: 'wrap' }}>
      <LineChart
        aria-label="Residents of the United States since 1790"
        sx={{ flex: '1 1 260px' }}
        dataset={censuses}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        yAxis={[
          { valueFormatter: (value: number) => `${value / 1e6} M`, width: 56 },
        ]}
        series={[
          {
            dataKey: 'residents',
            label: 'Residents',
            showMark: false,
            valueFormatter: formatMillions,
          },
        ]}
        colors={seriesColors}
        hideLegend
        height={220}
      />
      <PieChart
        aria-label="Residents of the three largest states"
        sx={{ flex: '1 1 220px' }}
        series={[
          {
            data: states.slice(0, 3).map((state) => ({
              id: state.code,
              label: state.name,
              value: state.residents2020,
            })),
            valueFormatter: ({ value }) => formatMillions(value),
          },
        ]}
        colors={seriesColors}
        height={220}
      />
    </Stack>
  );
}

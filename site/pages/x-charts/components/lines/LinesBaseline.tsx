import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function LinesBaseline() {
  return (
    <Stack direction="row" useFlexGap sx={{ width: '100%', flexWrap: 'wrap' }}>
      {(['min', 50, 'max'] as const).map((baseline) => (
        <LineChart
          key={baseline}
          aria-label={`Low temperature of New York, baseline ${baseline}`}
          sx={{ flex: '1 1 150px' }}
          dataset={newYork}
          xAxis={[{ dataKey: 'month', scaleType: 'point', position: 'none' }]}
          series={[
            {
              dataKey: 'low',
              label: `Baseline ${baseline}`,
              area: true,
              baseline,
              showMark: false,
            },
          ]}
          height={180}
        />
      ))}
    </Stack>
  );
}

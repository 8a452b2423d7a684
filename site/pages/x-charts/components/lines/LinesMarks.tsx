import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const shapes = [
  'circle',
  'square',
  'diamond',
  'cross',
  'star',
  'triangle',
  'wye',
] as const;
const colors = [...seriesColors, '#8a6d00'];

export default function LinesMarks() {
  return (
    <Stack direction="row" sx={{ width: '100%' }}>
      <LineChart
        aria-label="The seven shapes of marks"
        xAxis={[{ data: [1, 2, 3, 4], position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        series={shapes.map((shape, index) => ({
          data: [1, 2, 1, 2].map((value) => value - index * 2),
          label: shape,
          shape,
        }))}
        colors={colors}
        slotProps={{ legend: { direction: 'vertical' } }}
        height={280}
      />
    </Stack>
  );
}

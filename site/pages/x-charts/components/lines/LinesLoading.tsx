import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LinesLoading() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ width: '100%', flexWrap: 'wrap' }}
    >
      <LineChart
        aria-label="Visitors, loading"
        sx={{ flex: '1 1 240px' }}
        loading
        xAxis={[{ data: [1, 2, 3], position: 'none' }]}
        series={[]}
        height={180}
      />
      <LineChart
        aria-label="Visitors, none"
        sx={{ flex: '1 1 240px' }}
        series={[]}
        localeText={{ noData: 'No visitors yet' }}
        height={180}
      />
    </Stack>
  );
}

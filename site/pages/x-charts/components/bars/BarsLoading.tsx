import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsLoading() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ width: '100%', flexWrap: 'wrap' }}
    >
      <BarChart
        aria-label="Orders, loading"
        sx={{ flex: '1 1 240px' }}
        loading
        series={[]}
        height={180}
      />
      <BarChart
        aria-label="Orders, none"
        sx={{ flex: '1 1 240px' }}
        series={[]}
        localeText={{ noData: 'No orders this week' }}
        height={180}
      />
    </Stack>
  );
}

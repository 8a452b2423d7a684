import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

export default function ScatterLoading() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ width: '100%', flexWrap: 'wrap' }}
    >
      <ScatterChart
        aria-label="Measurements, loading"
        sx={{ flex: '1 1 240px' }}
        loading
        series={[]}
        height={180}
      />
      <ScatterChart
        aria-label="Measurements, none"
        sx={{ flex: '1 1 240px' }}
        series={[]}
        localeText={{ noData: 'No measurements yet' }}
        height={180}
      />
    </Stack>
  );
}

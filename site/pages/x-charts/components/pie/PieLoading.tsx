import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

export default function PieLoading() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ width: '100%', flexWrap: 'wrap' }}
    >
      <PieChart
        aria-label="Visits, loading"
        sx={{ flex: '1 1 200px' }}
        loading
        series={[]}
        height={160}
      />
      <PieChart
        aria-label="Visits, none"
        sx={{ flex: '1 1 200px' }}
        series={[]}
        localeText={{ noData: 'No visits yet' }}
        height={160}
      />
    </Stack>
  );
}

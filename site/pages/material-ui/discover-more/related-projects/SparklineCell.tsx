import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const visits = [31, 34, 29, 42, 45, 41, 52, 49, 58, 61, 57, 66];

export default function SparklineCell() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Visits per week</Typography>
      <SparkLineChart data={visits} width={160} height={40} area />
      <Typography sx={{ fontWeight: 500 }}>66</Typography>
    </Stack>
  );
}

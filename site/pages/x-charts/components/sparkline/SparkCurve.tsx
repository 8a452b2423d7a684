import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparkCurve() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {(['linear', 'monotoneX', 'step'] as const).map((curve) => (
        <div key={curve}>
          <Typography variant="body2" id={`spark-${curve}`}>
            {curve}
          </Typography>
          <SparkLineChart
            aria-labelledby={`spark-${curve}`}
            data={[3, 7, 4, 8, 5, 9]}
            curve={curve}
            width={140}
            height={60}
          />
        </div>
      ))}
    </Stack>
  );
}

import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarLoading() {
  return (
    <RadarChart
      aria-label="Skills, loading"
      loading
      series={[]}
      radar={{ max: 10, metrics: ['Writing', 'Design', 'Code'] }}
      height={200}
    />
  );
}

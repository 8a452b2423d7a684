import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparkClip() {
  return (
    <SparkLineChart
      aria-label="Uptime by day, mostly 100 percent"
      data={[100, 100, 98, 100, 100, 97, 100]}
      clipAreaOffset={{ top: 4, bottom: 4 }}
      slotProps={{ line: { strokeWidth: 6, strokeLinecap: 'round' } }}
      width={280}
      height={60}
    />
  );
}

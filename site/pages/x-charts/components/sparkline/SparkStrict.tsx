import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparkStrict() {
  return (
    <SparkLineChart
      aria-label="Visits in 7 days, from 29 to 44"
      data={[31, 34, 29, 36, 41, 38, 44]}
      yAxis={{ domainLimit: 'strict' }}
      width={180}
      height={36}
    />
  );
}

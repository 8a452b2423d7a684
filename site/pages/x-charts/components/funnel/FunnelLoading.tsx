import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function FunnelLoading() {
  return (
    <FunnelChart
      aria-label="Sales, loading"
      loading
      series={[{ data: [] }]}
      height={160}
    />
  );
}

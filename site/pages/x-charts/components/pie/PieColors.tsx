import { PieChart } from '@mui/x-charts/PieChart';

export default function PieColors() {
  return (
    <PieChart
      aria-label="Checks: 86 passed, 9 failed, 5 skipped"
      series={[
        {
          data: [
            {
              id: 'passed',
              value: 86,
              label: 'Passed',
              color: '#2e7d32',
            },
            {
              id: 'failed',
              value: 9,
              label: 'Failed',
              color: '#d32f2f',
            },
            {
              id: 'skipped',
              value: 5,
              label: 'Skipped',
              color: '#757575',
            },
          ],
        },
      ]}
      height={200}
    />
  );
}

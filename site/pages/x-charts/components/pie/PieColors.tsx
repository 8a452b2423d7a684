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
              color: 'var(--mui-palette-success-main)',
            },
            {
              id: 'failed',
              value: 9,
              label: 'Failed',
              color: 'var(--mui-palette-error-main)',
            },
            {
              id: 'skipped',
              value: 5,
              label: 'Skipped',
              color: 'var(--mui-palette-grey-500)',
            },
          ],
        },
      ]}
      height={200}
    />
  );
}

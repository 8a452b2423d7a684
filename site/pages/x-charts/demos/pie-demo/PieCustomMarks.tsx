import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import PauseCircleIcon from '@mui/icons-material/PauseCircle';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { PieChart } from '@mui/x-charts/PieChart';

function Passed({ className, color }: ChartsLabelCustomMarkProps) {
  return <CheckCircleIcon className={className} sx={{ color, fontSize: 18 }} />;
}

function Failed({ className, color }: ChartsLabelCustomMarkProps) {
  return <CancelIcon className={className} sx={{ color, fontSize: 18 }} />;
}

function Skipped({ className, color }: ChartsLabelCustomMarkProps) {
  return <PauseCircleIcon className={className} sx={{ color, fontSize: 18 }} />;
}

export default function PieCustomMarks() {
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
              labelMarkType: Passed,
            },
            {
              id: 'failed',
              value: 9,
              label: 'Failed',
              color: '#d32f2f',
              labelMarkType: Failed,
            },
            {
              id: 'skipped',
              value: 5,
              label: 'Skipped',
              color: '#ed6c02',
              labelMarkType: Skipped,
            },
          ],
        },
      ]}
      height={240}
    />
  );
}

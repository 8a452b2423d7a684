import { LineChart } from '@mui/x-charts/LineChart';
import type { ReactNode } from 'react';
import type { Pitfall } from '../../pitfall';

const euros = { valueFormatter: (value: number) => `${value} million euros` };
const months = [{ data: ['January of 2025', 'February of 2025'], scaleType: 'point' as const }];

const Sales = (props: Partial<Parameters<typeof LineChart>[0]>): ReactNode => (
  <LineChart width={600} height={300} series={[{ data: [3, 5] }]} xAxis={months} {...props} />
);

export default [
  {
    lead: 'Labels end with "…".',
    Failing: () => <Sales yAxis={[euros]} margin={{ left: 80, right: 60 }} />,
    Fixed: () => <Sales yAxis={[{ ...euros, width: 140 }]} margin={{ right: 60 }} />,
    symptom: async ({ find }) => {
      await find('.MuiChartsAxis-tickLabel');
      return document.body.textContent.includes('…');
    },
  },
] satisfies Pitfall[];

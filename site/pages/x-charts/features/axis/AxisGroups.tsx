import { BarChart } from '@mui/x-charts/BarChart';

const quarters = [2024, 2025].flatMap((year) =>
  ['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => ({ year, quarter })),
);
type Quarter = (typeof quarters)[number];

export default function AxisGroups() {
  return (
    <BarChart
      aria-label="Contracts in each quarter of two years"
      xAxis={[
        {
          data: quarters,
          height: 48,
          groups: [
            { getValue: (item: Quarter) => item.quarter },
            { getValue: (item: Quarter) => item.year, tickSize: 28 },
          ],
          valueFormatter: (item: Quarter) => `${item.quarter} ${item.year}`,
        },
      ]}
      series={[{ data: [12, 18, 15, 22, 19, 25, 23, 31], label: 'Contracts' }]}
      hideLegend
      height={240}
    />
  );
}

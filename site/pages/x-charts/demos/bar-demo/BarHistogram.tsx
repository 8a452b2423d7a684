import { BarChart } from '@mui/x-charts/BarChart';

const minutes = [
  21, 24, 26, 27, 28, 29, 31, 31, 32, 33, 33, 34, 34, 34, 36, 36, 37, 37, 38,
  38, 39, 41, 42, 42, 43, 44, 46, 47, 48, 52, 53, 58,
];
const size = 5;
const bins = Array.from({ length: 8 }, (_, index) => {
  const from = 20 + index * size;
  const inBin = minutes.filter((at) => at >= from && at < from + size);
  return { range: `${from}–${from + size}`, count: inBin.length };
});

export default function BarHistogram() {
  return (
    <BarChart
      aria-label="Minutes that 32 people needed for the run, in steps of 5"
      dataset={bins}
      xAxis={[
        {
          dataKey: 'range',
          categoryGapRatio: 0.03,
          label: 'Minutes',
        },
      ]}
      yAxis={[{ label: 'People', tickMinStep: 1 }]}
      series={[{ dataKey: 'count', label: 'People' }]}
      hideLegend
      height={280}
    />
  );
}

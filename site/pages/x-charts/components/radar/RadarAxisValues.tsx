import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarAxisValues() {
  return (
    <RadarChart
      aria-label="Review of a laptop, in points of 100"
      direction="ltr"
      series={[{ data: [88, 72, 94, 61, 55], label: 'Laptop' }]}
      radar={{
        max: 100,
        labelGap: 24,
        metrics: ['Display', 'Battery', 'Speed', 'Weight', 'Price'],
      }}
      divisions={4}
      margin={{ top: 48, left: 72, right: 72 }}
      hideLegend
      height={300}
    >
      <RadarAxis metric="Display" divisions={4} />
    </RadarChart>
  );
}

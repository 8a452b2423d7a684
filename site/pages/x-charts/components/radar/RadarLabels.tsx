import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarLabels() {
  return (
    <RadarChart
      aria-label="Ratings of a hotel, in points of 5"
      direction="ltr"
      series={[{ data: [4.6, 3.9, 4.8, 4.1], label: 'Hotel' }]}
      radar={{
        max: 5,
        metrics: ['Room', 'Value for money', 'Location', 'Service at night'],
        labelFormatter: (name, { location }) =>
          location === 'tick' ? name.replace(' ', '\n') : name,
      }}
      margin={{ left: 80, right: 80, top: 32, bottom: 32 }}
      hideLegend
      height={260}
    />
  );
}

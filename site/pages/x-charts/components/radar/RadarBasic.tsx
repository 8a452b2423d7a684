import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarBasic() {
  return (
    <RadarChart
      aria-label="Review of a laptop: display 88, battery 72, speed 94, weight 61, price 55"
      direction="ltr"
      series={[{ data: [88, 72, 94, 61, 55], label: 'Laptop' }]}
      radar={{
        max: 100,
        metrics: ['Display', 'Battery', 'Speed', 'Weight', 'Price'],
      }}
      enableKeyboardNavigation
      hideLegend
      height={280}
    />
  );
}

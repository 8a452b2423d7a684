import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarAxis() {
  return (
    <RadarChart
      aria-label="Climate of a city in four measures"
      direction="ltr"
      series={[{ data: [18, 62, 6.4, 12], label: 'City' }]}
      radar={{
        startAngle: 45,
        labelGap: 16,
        labelFormatter: (name, { location }) =>
          location === 'tick' ? name.toUpperCase() : name,
        metrics: [
          { name: 'Warmth', min: -10, max: 30 },
          { name: 'Humidity', max: 100 },
          { name: 'Sun', max: 12 },
          { name: 'Wind', max: 40 },
        ],
      }}
      hideLegend
      height={280}
    />
  );
}

import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../../../families/x-charts/data/planets';

const short = (value: number) =>
  /^(10*|0\.1)$/.test(String(value)) ? String(value) : '';

export default function ScatterLogarithmic() {
  return (
    <ScatterChart
      aria-label="Mass and diameter of the planets on logarithmic axes"
      xAxis={[
        {
          scaleType: 'log',
          label: 'Diameter, km',
          min: 1000,
          max: 1000000,
          valueFormatter: short,
        },
      ]}
      yAxis={[
        {
          scaleType: 'log',
          label: 'Mass, 10²⁴ kg',
          min: 0.1,
          max: 10000,
          valueFormatter: short,
          width: 72,
        },
      ]}
      series={[
        {
          data: planets.map(({ name, diameter, mass }) => ({
            id: name,
            x: diameter,
            y: mass,
          })),
          valueFormatter: (value) => value && String(value.id),
          markerSize: 6,
        },
      ]}
      grid={{ horizontal: true, vertical: true }}
      margin={{ right: 40 }}
      height={320}
    />
  );
}

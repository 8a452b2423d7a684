import { LineChart } from '@mui/x-charts/LineChart';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { warming } from '../../../../families/x-charts/data/warming';

function Peak() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const series = useLineSeries('warming');
  if (!series) return null;

  const values = series.data.map((value) => value ?? -Infinity);
  const max = Math.max(...values);
  const year = warming[values.indexOf(max)]?.year ?? 0;
  return (
    <g transform={`translate(${x(year)} ${y(max)})`}>
      <circle r={6} fill={series.color} />
      <text
        x={-12}
        dy="0.35em"
        direction="ltr"
        textAnchor="end"
        fontSize={13}
        fill="currentColor"
      >
        {year}: {max} °C
      </text>
    </g>
  );
}

export default function ComponentsSeries() {
  return (
    <LineChart
      aria-label="Warming since 1980"
      dataset={warming}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[{ id: 'warming', dataKey: 'anomaly', showMark: false }]}
      height={240}
    >
      <Peak />
    </LineChart>
  );
}

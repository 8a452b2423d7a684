import { LineChart } from '@mui/x-charts/LineChart';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function EndLabels() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return useLineSeries().map(({ id, color, label, data }) => (
    <text
      key={id}
      x={x(2023) + 10}
      y={y(data[data.length - 1] ?? 0)}
      dy="0.35em"
      direction="ltr"
      fontSize={13}
      fill={color}
    >
      {typeof label === 'string' ? label : null}
    </text>
  ));
}

export default function LabelLineEnd() {
  return (
    <LineChart
      aria-label="Electricity by source, in terawatt-hours"
      dataset={electricity}
      xAxis={[
        { dataKey: 'year', min: 2013, max: 2023, valueFormatter: String },
      ]}
      series={[
        { dataKey: 'gas', label: 'Gas', showMark: false },
        { dataKey: 'coal', label: 'Coal', showMark: false },
        { dataKey: 'wind', label: 'Wind', showMark: false },
      ]}
      margin={{ right: 56 }}
      hideLegend
      colors={seriesColors}
      height={260}
    >
      <EndLabels />
    </LineChart>
  );
}

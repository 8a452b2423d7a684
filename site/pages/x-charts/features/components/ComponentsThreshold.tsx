import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { newYork } from '../../../../families/x-charts/data/climate';

function FrostBand() {
  const { left, top, width, height } = useDrawingArea();
  const y = useYScale<'linear'>()(32);
  return (
    <g>
      <rect
        x={left}
        y={y}
        width={width}
        height={top + height - y}
        fill="#0288d1"
        opacity={0.15}
      />
      <text
        x={left + width / 2}
        y={y + 24}
        textAnchor="middle"
        fontSize={12}
        fill="currentColor"
      >
        Frost
      </text>
    </g>
  );
}

export default function ComponentsThreshold() {
  return (
    <LineChart
      aria-label="Mean daily low in Central Park, °F"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ min: 0, max: 80 }]}
      series={[{ dataKey: 'low', label: 'Low' }]}
      hideLegend
      height={280}
    >
      <FrostBand />
    </LineChart>
  );
}

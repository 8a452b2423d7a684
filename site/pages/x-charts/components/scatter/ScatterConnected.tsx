import {
  Scatter,
  ScatterChart,
  type ScatterProps,
} from '@mui/x-charts/ScatterChart';
import { electricity } from '../../../../families/x-charts/data/electricity';

function ConnectedScatter({
  series,
  xScale,
  yScale,
  color,
  colorGetter,
  ...other
}: ScatterProps) {
  const points = series.data.map((point) => ({
    left: xScale(point.x) ?? 0,
    top: yScale(point.y) ?? 0,
  }));
  const last = points.at(-1);

  return (
    <g>
      {points.slice(1).map((point, index) => (
        <line
          key={index}
          x1={points[index]?.left}
          y1={points[index]?.top}
          x2={point.left}
          y2={point.top}
          stroke={colorGetter(index + 1)}
          strokeWidth={2}
        />
      ))}
      <Scatter
        series={series}
        xScale={xScale}
        yScale={yScale}
        color={color}
        colorGetter={colorGetter}
        classes={{ marker: 'year-marker' }}
        {...other}
      />
      <circle
        cx={last?.left}
        cy={last?.top}
        r={10}
        fill="none"
        stroke={color}
        strokeWidth={2}
      />
    </g>
  );
}

export default function ScatterConnected() {
  return (
    <ScatterChart
      aria-label="Electricity from coal and gas, 2013 to 2023: from coal to gas"
      dataset={electricity}
      xAxis={[{ label: 'Coal, TWh', min: 500, max: 1700 }]}
      yAxis={[{ label: 'Gas, TWh', min: 1000, max: 1900, width: 60 }]}
      series={[
        {
          datasetKeys: { id: 'year', x: 'coal', y: 'gas' },
          colorGetter: ({ dataIndex }) =>
            dataIndex < 7 ? '#4254fb' : '#e06c00',
          valueFormatter: (point) =>
            point && `${point.id}: coal ${point.x}, gas ${point.y}`,
        },
      ]}
      slots={{ scatter: ConnectedScatter }}
      sx={{ '& .year-marker': { stroke: 'currentColor' } }}
      height={280}
    />
  );
}

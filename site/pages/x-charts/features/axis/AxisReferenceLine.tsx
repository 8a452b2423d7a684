import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function AxisReferenceLine() {
  return (
    <LineChart
      aria-label="Mean daily low in Central Park, with the freezing point"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ min: 0, max: 80, label: '°F' }]}
      series={[{ dataKey: 'low' }]}
      height={260}
    >
      <ChartsReferenceLine
        y={32}
        label="Freezing point"
        labelAlign="end"
        labelStyle={{ direction: 'ltr' }}
        spacing={{ y: -16 }}
        lineStyle={{ strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine
        x="Jul"
        label="Warmest month"
        labelAlign="start"
        labelStyle={{ fontSize: 14, direction: 'ltr' }}
        spacing={{ x: 8, y: 4 }}
      />
    </LineChart>
  );
}

import type { ChartsTextProps } from '@mui/x-charts/ChartsText';
import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

function MonthLabel({ x, y, text }: ChartsTextProps) {
  const summer = ['Jun', 'Jul', 'Aug'].includes(text);
  return (
    <text
      x={x}
      y={y}
      dy="1em"
      textAnchor="middle"
      fontSize={12}
      fontWeight={summer ? 700 : 400}
      fill="currentColor"
    >
      {text}
    </text>
  );
}

export default function AxisTickLabelSlot() {
  return (
    <LineChart
      aria-label="Mean daily high in Central Park"
      dataset={newYork}
      xAxis={[
        {
          dataKey: 'month',
          scaleType: 'point',
          slots: { axisTickLabel: MonthLabel },
        },
      ]}
      series={[{ dataKey: 'high' }]}
      height={220}
    />
  );
}

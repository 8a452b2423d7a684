import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useAnimateBar } from '@mui/x-charts/hooks';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function PillBar({
  x,
  y,
  width,
  height,
  xOrigin,
  yOrigin,
  layout,
  skipAnimation,
  color,
}: BarProps) {
  const { ref, ...shape } = useAnimateBar({
    x,
    y,
    width,
    height,
    xOrigin,
    yOrigin,
    layout,
    skipAnimation,
  });
  return <rect ref={ref} {...shape} rx={width / 2} fill={color} />;
}

export default function AnimationBarHook() {
  return (
    <BarChart
      title="Orders by quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], categoryGapRatio: 0.7 }]}
      series={[{ data: [21, 34, 28, 41] }]}
      slots={{ bar: PillBar }}
      colors={seriesColors}
      height={200}
    />
  );
}

import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useAnimateBar } from '@mui/x-charts/hooks';

function PillBar({
  id,
  dataIndex,
  x,
  y,
  width,
  height,
  xOrigin,
  yOrigin,
  layout,
  skipAnimation,
  ownerState,
  ...other
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
  return <rect {...other} ref={ref} {...shape} rx={width / 2} />;
}

export default function AnimationBarHook() {
  return (
    <BarChart
      aria-label="Orders by quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], categoryGapRatio: 0.7 }]}
      series={[{ data: [21, 34, 28, 41] }]}
      slots={{ bar: PillBar }}
      height={200}
    />
  );
}

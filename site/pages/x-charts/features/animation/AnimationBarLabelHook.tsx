import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimateBarLabel } from '@mui/x-charts/hooks';

function BoldLabel({
  seriesId,
  dataIndex,
  x,
  y,
  width,
  height,
  xOrigin,
  yOrigin,
  layout,
  skipAnimation,
  placement,
  isHighlighted,
  isFaded,
  hidden,
  classes,
  color,
  ...other
}: BarLabelProps) {
  const { ref, ...place } = useAnimateBarLabel({
    x,
    y,
    width,
    height,
    xOrigin,
    yOrigin,
    layout,
    placement: 'outside',
    skipAnimation,
  });
  return (
    <text
      {...other}
      ref={ref}
      x={place.x}
      y={place.y}
      textAnchor="middle"
      fontWeight={700}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
    />
  );
}

const years = { 2024: [21, 34, 28, 41], 2025: [36, 25, 44, 30] };

export default function AnimationBarLabelHook() {
  const [year, setYear] = useState<keyof typeof years>(2024);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setYear(year === 2024 ? 2025 : 2024)}
      >
        Show {year === 2024 ? 2025 : 2024}
      </Button>
      <BarChart
        aria-label={`Orders by quarter, ${year}`}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        yAxis={[{ min: 0, max: 50 }]}
        series={[{ data: years[year], barLabel: 'value' }]}
        slots={{ barLabel: BoldLabel }}
        height={220}
      />
    </Stack>
  );
}

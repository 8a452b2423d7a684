import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart, pieClasses, type PieArcProps } from '@mui/x-charts/PieChart';
import { useAnimatePieArc } from '@mui/x-charts/hooks';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function OutlinedArc({
  id,
  dataIndex,
  startAngle,
  endAngle,
  innerRadius,
  outerRadius,
  cornerRadius,
  paddingAngle,
  skipAnimation,
  color,
  isHighlighted,
  isFaded,
  isFocused,
  classes,
  ...other
}: PieArcProps) {
  const { ref, ...shape } = useAnimatePieArc({
    startAngle,
    endAngle,
    innerRadius,
    outerRadius,
    cornerRadius,
    paddingAngle,
    skipAnimation,
  });
  return (
    <path
      {...other}
      className={pieClasses.arc}
      ref={ref}
      {...shape}
      fill={color}
      fillOpacity={0.2}
      stroke={color}
      strokeWidth={2}
      opacity={isFaded ? 0.3 : 1}
    />
  );
}

const shares = { 2024: [58, 34, 8], 2025: [37, 51, 12] };

export default function AnimationPieHook() {
  const [year, setYear] = useState<keyof typeof shares>(2024);
  const [desktop = 0, phone = 0, tablet = 0] = shares[year];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setYear(year === 2024 ? 2025 : 2024)}
      >
        Show {year === 2024 ? 2025 : 2024}
      </Button>
      <PieChart
        aria-label={`Visits by device in ${year}, percent`}
        series={[
          {
            data: [
              { id: 'desktop', label: 'Desktop', value: desktop },
              { id: 'phone', label: 'Phone', value: phone },
              { id: 'tablet', label: 'Tablet', value: tablet },
            ],
            innerRadius: '40%',
            paddingAngle: 3,
            cornerRadius: 4,
            arcLabel: 'value',
          },
        ]}
        slots={{ pieArc: OutlinedArc }}
        colors={seriesColors}
        height={220}
      />
    </Stack>
  );
}

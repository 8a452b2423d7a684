import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function LabelChip({
  x,
  y,
  xOrigin,
  yOrigin,
  width,
  height,
  layout,
  seriesId,
  color,
  isFaded,
  isHighlighted,
  hidden,
  skipAnimation,
  className,
  children,
}: BarLabelProps) {
  if (hidden) return null;

  let left = x + width / 2;
  let top = y + height / 2;
  if (layout === 'vertical') {
    top = y < yOrigin ? y - 14 : y + height + 14;
  } else {
    left = x < xOrigin ? x - 24 : x + width + 24;
  }

  return (
    <g
      className={className}
      opacity={isFaded ? 0.3 : 1}
      pointerEvents="none"
      style={{
        transform: `translate(${left}px, ${top}px)`,
        transition: skipAnimation
          ? undefined
          : 'transform 300ms, opacity 300ms',
      }}
    >
      <rect
        x={-19}
        y={-10}
        width={38}
        height={20}
        rx={10}
        fill={color}
        fillOpacity={0.15}
        stroke={color}
        strokeWidth={isHighlighted ? 3 : 1}
        strokeDasharray={seriesId === 'plan' ? '3 2' : undefined}
      />
      <text
        direction="ltr"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fill="currentColor"
      >
        {children}
      </text>
    </g>
  );
}

const regions = ['North', 'South', 'West'];
const options = {
  barLabel: ({ value }: { value: unknown }) => `${Number(value)}%`,
  highlightScope: { highlight: 'item', fade: 'global' },
} as const;

export default function BarsLabelChip() {
  const [layout, setLayout] = useState<'vertical' | 'horizontal'>('vertical');
  const categories = [{ data: regions, scaleType: 'band' as const }];
  const values = [{ min: -12, max: 24 }];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Layout"
        value={layout}
        onChange={(_event, next: typeof layout | null) =>
          setLayout(next ?? layout)
        }
      >
        <ToggleButton value="vertical">Vertical</ToggleButton>
        <ToggleButton value="horizontal">Horizontal</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Growth of orders by region, planned and actual, in percent"
        layout={layout}
        xAxis={layout === 'vertical' ? categories : values}
        yAxis={layout === 'vertical' ? values : categories}
        series={[
          { id: 'plan', label: 'Plan', data: [10, 8, 4], ...options },
          { id: 'actual', label: 'Actual', data: [18, -6, 7], ...options },
        ]}
        slots={{ barLabel: LabelChip }}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
        colors={seriesColors}
        height={260}
      />
    </Stack>
  );
}

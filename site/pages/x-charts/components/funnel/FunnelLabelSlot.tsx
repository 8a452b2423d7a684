import type { ComponentProps } from 'react';
import {
  FunnelChart,
  type FunnelSectionLabel,
} from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

type LabelProps = ComponentProps<typeof FunnelSectionLabel>;

function NameAndValue({ label, dataIndex }: LabelProps) {
  return (
    <text
      x={label.x}
      y={label.y}
      textAnchor="middle"
      fontSize={13}
      fill="currentColor"
      pointerEvents="none"
    >
      <tspan fontWeight={700}>{steps[dataIndex]?.label}</tspan>
      <tspan x={label.x} dy="1.3em">
        {label.value}
      </tspan>
    </text>
  );
}

export default function FunnelLabelSlot() {
  return (
    <FunnelChart
      aria-label="Visitors 1,240, carts 560, orders 240"
      series={[{ data: steps }]}
      slots={{ funnelSectionLabel: NameAndValue }}
      hideLegend
      height={260}
    />
  );
}

import type { ComponentPropsWithoutRef } from 'react';
import {
  FunnelChart,
  funnelClasses,
  type FunnelSectionLabel,
} from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

type LabelProps = ComponentPropsWithoutRef<typeof FunnelSectionLabel>;

function NameAndValue({
  label,
  dataIndex,
  seriesId,
  variant,
  classes,
  ...other
}: LabelProps) {
  return (
    <text
      className={funnelClasses.sectionLabel}
      x={label.x}
      y={label.y}
      textAnchor="middle"
      fontSize={13}
      fill="currentColor"
      pointerEvents="none"
      {...other}
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

import Slider from '@mui/material/Slider';
import type { SliderValueLabelProps } from '@mui/material/Slider';
import Tooltip from '@mui/material/Tooltip';

function ValueTooltip({ children, open, value }: SliderValueLabelProps) {
  return (
    <Tooltip open={open} title={value} placement="top" arrow>
      {children}
    </Tooltip>
  );
}

export default function SliderTooltip() {
  return (
    <Slider
      aria-label="Opacity"
      defaultValue={70}
      valueLabelDisplay="auto"
      valueLabelFormat={(value) => `${value}%`}
      slots={{ valueLabel: ValueTooltip }}
    />
  );
}

import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

function TiltedLabel(props: BarLabelProps) {
  return (
    <BarLabel
      {...props}
      style={{
        ...props.style,
        transform: 'rotate(-90deg)',
        transformBox: 'fill-box',
        transformOrigin: 'center',
        fontWeight: 700,
        fill: '#fff',
      }}
    />
  );
}

export default function LabelSlot() {
  return (
    <BarChart
      aria-label="Precipitation in Central Park, inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'precipitation', barLabel: 'value' }]}
      slots={{ barLabel: TiltedLabel }}
      height={220}
    />
  );
}

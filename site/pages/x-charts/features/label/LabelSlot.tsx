import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

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
        fill: 'var(--mui-palette-primary-contrastText)',
      }}
    />
  );
}

export default function LabelSlot() {
  return (
    <BarChart
      title="Precipitation in Central Park, inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'precipitation', barLabel: 'value' }]}
      slots={{ barLabel: TiltedLabel }}
      colors={seriesColors}
      height={220}
    />
  );
}

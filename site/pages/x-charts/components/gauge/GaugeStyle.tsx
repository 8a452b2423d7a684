import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function GaugeStyle() {
  return (
    <Gauge
      aria-label="Errors in percent of the limit"
      value={82}
      text={({ value }) => `${value}`}
      sx={{
        [`& .${gaugeClasses.valueText}`]: { fontSize: 32, fontWeight: 600 },
        [`& .${gaugeClasses.valueArc}`]: {
          fill: 'var(--mui-palette-error-main)',
        },
        [`& .${gaugeClasses.referenceArc}`]: {
          fill: 'var(--mui-palette-action-hover)',
        },
      }}
      width={160}
      height={160}
    />
  );
}

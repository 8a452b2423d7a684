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
          fill: '#d32f2f',
        },
        [`& .${gaugeClasses.referenceArc}`]: {
          fill: '#d32f2f',
          fillOpacity: 0.16,
        },
      }}
      width={160}
      height={160}
    />
  );
}

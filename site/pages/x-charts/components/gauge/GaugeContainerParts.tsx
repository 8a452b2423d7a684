import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  GaugeValueText,
} from '@mui/x-charts/Gauge';

export default function GaugeContainerParts() {
  return (
    <GaugeContainer
      aria-label="Upload in percent"
      value={45}
      width={160}
      height={160}
    >
      <circle cx={80} cy={80} r={52} fill="currentColor" fillOpacity={0.06} />
      <GaugeReferenceArc />
      <GaugeValueArc />
      <GaugeValueText text={({ value }) => `${value}%`} />
    </GaugeContainer>
  );
}

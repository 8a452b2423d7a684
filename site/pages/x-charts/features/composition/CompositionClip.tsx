import { useId } from 'react';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { AreaPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function CompositionClip() {
  const id = useId();

  return (
    <ChartsContainer
      title="Mean daily high in Central Park, cut off at 70 °F"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ min: 40, max: 70 }]}
      series={[{ type: 'line', dataKey: 'high', area: true }]}
      height={220}
    >
      <ChartsClipPath id={id} offset={{ left: 6, right: 6 }} />
      <g clipPath={`url(#${id})`}>
        <AreaPlot />
        <LinePlot />
        <MarkPlot />
      </g>
      <ChartsAxis />
    </ChartsContainer>
  );
}

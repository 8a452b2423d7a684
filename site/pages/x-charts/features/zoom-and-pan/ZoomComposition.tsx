import { useId } from 'react';
import { ChartsAxis } from '@mui/x-charts-pro/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts-pro/ChartsClipPath';
import { ChartsContainerPro } from '@mui/x-charts-pro/ChartsContainerPro';
import { ChartsZoomSlider } from '@mui/x-charts-pro/ChartsZoomSlider';
import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const walk = makeWalk(60).map(Math.abs);
const days = walk.map((_, index) => index + 1);

export default function ZoomComposition() {
  const id = useId();

  return (
    <ChartsContainerPro
      title="Visits on each of 60 days"
      xAxis={[
        {
          id: 'day',
          data: days,
          scaleType: 'band',
          zoom: { slider: { enabled: true } },
        },
      ]}
      series={[{ type: 'bar', data: walk }]}
      initialZoom={[{ axisId: 'day', start: 20, end: 60 }]}
      height={260}
    >
      <ChartsClipPath id={id} />
      <g clipPath={`url(#${id})`}>
        <BarPlot />
      </g>
      <ChartsAxis />
      <ChartsZoomSlider />
    </ChartsContainerPro>
  );
}

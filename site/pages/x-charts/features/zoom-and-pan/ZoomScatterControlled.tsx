import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const y = makeWalk(300, 7);
const data = makeWalk(300, 3).map((x, id) => ({ id, x, y: y[id] ?? 0 }));

const area = (start: number, end: number): ZoomData[] => [
  { axisId: 'x', start, end },
  { axisId: 'y', start, end },
];

export default function ZoomScatterControlled() {
  const [zoomData, setZoomData] = useState(area(25, 75));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setZoomData(area(25, 75))}>
          Center
        </Button>
        <Button onClick={() => setZoomData(area(0, 100))}>All points</Button>
      </Stack>
      <ScatterChartPro
        title="300 points, zoomed by buttons or wheel"
        xAxis={[{ id: 'x', zoom: true }]}
        yAxis={[{ id: 'y', zoom: true }]}
        series={[{ data, markerSize: 3 }]}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        height={260}
      />
    </Stack>
  );
}

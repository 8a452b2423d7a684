import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { electricity } from '../../../../families/x-charts/data/electricity';

export default function ZoomSync() {
  const [zoomData, setZoomData] = useState<ZoomData[]>([
    { axisId: 'year', start: 30, end: 80 },
  ]);
  const shared = {
    dataset: electricity,
    xAxis: [
      {
        id: 'year',
        dataKey: 'year',
        scaleType: 'band',
        zoom: true,
        valueFormatter: String,
      },
    ] as const,
    zoomData,
    onZoomChange: setZoomData,
    height: 180,
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChartPro
        {...shared}
        title="Electricity from gas"
        series={[{ dataKey: 'gas', label: 'Gas' }]}
      />
      <BarChartPro
        {...shared}
        title="Electricity from wind"
        series={[{ dataKey: 'wind', label: 'Wind' }]}
      />
    </Stack>
  );
}

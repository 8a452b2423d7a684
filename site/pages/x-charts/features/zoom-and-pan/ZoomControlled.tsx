import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { carbonDioxide } from '../../../../families/x-charts/data/carbonDioxide';

const whole: ZoomData[] = [{ axisId: 'year', start: 0, end: 100 }];

export default function ZoomControlled() {
  const [zoomData, setZoomData] = useState<ZoomData[]>(whole);
  const [zoom] = zoomData;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button
          variant="outlined"
          onClick={() => setZoomData([{ axisId: 'year', start: 80, end: 100 }])}
        >
          Last years
        </Button>
        <Button onClick={() => setZoomData(whole)}>Reset</Button>
        <Typography role="status">
          {zoom?.start.toFixed(0)}% to {zoom?.end.toFixed(0)}%
        </Typography>
      </Stack>
      <LineChartPro
        title="Carbon dioxide in the air of Mauna Loa"
        dataset={carbonDioxide}
        xAxis={[
          { id: 'year', dataKey: 'year', zoom: true, valueFormatter: String },
        ]}
        series={[{ dataKey: 'carbonDioxide', showMark: false }]}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        height={240}
      />
    </Stack>
  );
}

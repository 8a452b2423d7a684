import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { carbonDioxide } from '../../../../families/x-charts/data/carbonDioxide';

export default function ZoomApiRef() {
  const apiRef = useChartProApiRef<'line'>();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setAxisZoomData('year', (zoom) => ({
              ...zoom,
              start: 0,
              end: 30,
            }))
          }
        >
          Show the first third
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.setZoomData([
              { axisId: 'year', start: 0, end: 100 },
            ])
          }
        >
          Reset
        </Button>
      </Stack>
      <LineChartPro
        apiRef={apiRef}
        title="Carbon dioxide in the air of Mauna Loa"
        dataset={carbonDioxide}
        xAxis={[
          { id: 'year', dataKey: 'year', zoom: true, valueFormatter: String },
        ]}
        series={[{ dataKey: 'carbonDioxide', showMark: false }]}
        height={220}
      />
    </Stack>
  );
}

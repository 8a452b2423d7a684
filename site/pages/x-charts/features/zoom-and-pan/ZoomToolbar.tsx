import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartsAxis } from '@mui/x-charts-pro/ChartsAxis';
import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function ZoomToolbar() {
  return (
    <ChartsDataProviderPro
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band', zoom: true }]}
      series={[{ type: 'bar', dataKey: 'high', label: 'High' }]}
      width={300}
      height={220}
      skipAnimation
    >
      <Stack sx={{ width: '100%', maxWidth: 300, alignItems: 'end' }}>
        <ChartsToolbarPro
          imageExportOptions={[
            { type: 'image/png', fileName: 'central-park' },
            { type: 'image/jpeg', fileName: 'central-park', quality: 0.8 },
          ]}
          printOptions={{ disableToolbarButton: true }}
        />
        <ChartsSurface title="Mean daily high in Central Park, °F">
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
      </Stack>
    </ChartsDataProviderPro>
  );
}

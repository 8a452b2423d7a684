import { useColorScheme } from '@mui/material/styles';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { LinePlot } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

const byMode = (mode: 'light' | 'dark') =>
  mode === 'dark' ? ['#f5b942', '#7cc4ff'] : ['#9a5b00', '#0b5cad'];

export default function CompositionTheme() {
  const { colorScheme } = useColorScheme();

  return (
    <ChartsDataProvider
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { type: 'line', dataKey: 'high', label: 'High' },
        { type: 'line', dataKey: 'low', label: 'Low' },
      ]}
      colors={byMode}
      theme={colorScheme === 'dark' ? 'dark' : 'light'}
      height={240}
    >
      <ChartsSurface title="Temperatures in Central Park, °F">
        <LinePlot />
        <ChartsAxis />
      </ChartsSurface>
    </ChartsDataProvider>
  );
}

import Box from '@mui/material/Box';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { LinePlot } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function CompositionStructure() {
  return (
    <ChartsDataProvider
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { type: 'line', dataKey: 'high', label: 'High' },
        { type: 'line', dataKey: 'low', label: 'Low' },
      ]}
      colors={seriesColors}
      height={240}
    >
      <Box sx={{ width: '100%' }}>
        <ChartsLegend direction="horizontal" />
        <ChartsSurface
          title="Temperatures in Central Park"
          desc="The daily high rises from 40 °F in January to 85 °F in July."
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          <LinePlot />
          <ChartsAxis />
        </ChartsSurface>
      </Box>
    </ChartsDataProvider>
  );
}

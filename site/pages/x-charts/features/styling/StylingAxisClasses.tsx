import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function StylingAxisClasses() {
  return (
    <ChartsDataProvider
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      series={[{ type: 'bar', dataKey: 'precipitation', label: 'Inches' }]}
      height={240}
    >
      <ChartsWrapper
        sx={{
          '& .rain-name': { fontWeight: 700 },
          '& .rain-grid': { strokeDasharray: '2 4' },
          '& path.rain-mean': {
            stroke: '#d32f2f',
            strokeWidth: 3,
          },
          '& .rain-month': { fontStyle: 'italic' },
          '& line.rain-scale': { stroke: 'none' },
        }}
      >
        <ChartsLegend classes={{ label: 'rain-name' }} />
        <ChartsSurface
          aria-label="Precipitation in New York by month"
          desc="The mean is 4.1 inches."
        >
          <ChartsGrid horizontal classes={{ horizontalLine: 'rain-grid' }} />
          <BarPlot />
          <ChartsReferenceLine
            y={4.1}
            label="Mean"
            labelAlign="end"
            classes={{ line: 'rain-mean' }}
          />
          <ChartsXAxis classes={{ tickLabel: 'rain-month' }} />
          <ChartsYAxis classes={{ line: 'rain-scale', tick: 'rain-scale' }} />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}

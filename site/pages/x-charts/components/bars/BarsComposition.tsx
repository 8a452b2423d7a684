import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function BarsComposition() {
  return (
    <ChartsContainer
      aria-label="Precipitation and high temperature of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[
        { id: 'inches', label: 'Inches', min: 0 },
        { id: 'degrees', label: '°F', position: 'right' },
      ]}
      series={[
        { type: 'bar', dataKey: 'precipitation', yAxisId: 'inches' },
        { type: 'line', dataKey: 'high', yAxisId: 'degrees' },
      ]}
      colors={seriesColors}
      height={260}
    >
      <BarPlot borderRadius={4} />
      <LinePlot />
      <ChartsReferenceLine
        y={4.13}
        axisId="inches"
        label="Mean"
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
      />
      <ChartsXAxis />
      <ChartsYAxis axisId="inches" />
      <ChartsYAxis axisId="degrees" />
    </ChartsContainer>
  );
}

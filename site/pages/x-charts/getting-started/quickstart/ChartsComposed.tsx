import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function ChartsComposed() {
  return (
    <ChartsContainer
      aria-label="Precipitation and high temperature of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[{ id: 'inches' }, { id: 'degrees', position: 'right' }]}
      series={[
        {
          type: 'bar',
          dataKey: 'precipitation',
          yAxisId: 'inches',
          label: 'Inches',
        },
        {
          type: 'line',
          dataKey: 'high',
          yAxisId: 'degrees',
          label: 'High, °F',
        },
      ]}
      colors={seriesColors}
      height={240}
    >
      <BarPlot />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="inches" />
      <ChartsYAxis axisId="degrees" />
      <ChartsTooltip />
    </ChartsContainer>
  );
}

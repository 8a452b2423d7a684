import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function AxisComposition() {
  return (
    <ChartsContainer
      aria-label="Precipitation in Central Park"
      dataset={newYork}
      xAxis={[{ id: 'month', dataKey: 'month', scaleType: 'band', height: 48 }]}
      yAxis={[{ id: 'inches', width: 60 }]}
      series={[{ type: 'bar', dataKey: 'precipitation' }]}
      height={240}
    >
      <ChartsGrid horizontal />
      <BarPlot />
      <ChartsXAxis
        axisId="month"
        label="Month"
        labelStyle={{ fontWeight: 600 }}
        disableTicks
        tickLabelMinGap={8}
      />
      <ChartsYAxis
        axisId="inches"
        label="Inches"
        tickNumber={4}
        tickSize={3}
        disableLine
      />
    </ChartsContainer>
  );
}

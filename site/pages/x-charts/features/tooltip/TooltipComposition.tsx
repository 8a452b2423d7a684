import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import {
  ChartsAxisTooltipContent,
  ChartsTooltipContainer,
} from '@mui/x-charts/ChartsTooltip';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function TooltipComposition() {
  return (
    <ChartsContainer
      aria-label="Precipitation in Central Park, inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      series={[{ type: 'bar', dataKey: 'precipitation', label: 'Inches' }]}
      height={240}
    >
      <BarPlot />
      <ChartsAxis />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltipContainer trigger="axis" placement="top">
        <ChartsAxisTooltipContent sx={{ minWidth: 160 }} />
      </ChartsTooltipContainer>
    </ChartsContainer>
  );
}

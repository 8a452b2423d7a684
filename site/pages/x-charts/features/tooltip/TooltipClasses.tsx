import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import {
  ChartsItemTooltipContent,
  ChartsTooltipContainer,
} from '@mui/x-charts/ChartsTooltip';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function TooltipClasses() {
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
      <ChartsTooltipContainer
        trigger="item"
        anchor="node"
        position="top"
        classes={{ root: 'rain-tooltip' }}
        sx={{ '&.rain-tooltip': { opacity: 0.95 } }}
      >
        <ChartsItemTooltipContent
          classes={{ valueCell: 'rain-value' }}
          sx={{ minWidth: 120, '& .rain-value': { fontWeight: 700 } }}
        />
      </ChartsTooltipContainer>
    </ChartsContainer>
  );
}

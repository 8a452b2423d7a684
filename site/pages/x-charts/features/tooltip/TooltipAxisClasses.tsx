import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import {
  ChartsAxisTooltipContent,
  ChartsTooltipContainer,
} from '@mui/x-charts/ChartsTooltip';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function TooltipAxisClasses() {
  return (
    <ChartsContainer
      aria-label="Temperatures in Central Park, °F"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      series={[
        { type: 'bar', dataKey: 'low', label: 'Low' },
        { type: 'bar', dataKey: 'high', label: 'High' },
      ]}
      colors={seriesColors}
      height={240}
    >
      <BarPlot />
      <ChartsAxis />
      <ChartsTooltipContainer trigger="axis">
        <ChartsAxisTooltipContent
          classes={{ valueCell: 'degrees', row: 'reading' }}
          sx={{
            '& .degrees': { fontWeight: 700 },
            '& .reading:nth-of-type(even)': { bgcolor: 'action.hover' },
          }}
        />
      </ChartsTooltipContainer>
    </ChartsContainer>
  );
}

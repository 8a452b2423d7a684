import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipContainer,
  type ChartsTooltipProps,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';
import {
  electricity,
  formatTerawattHours,
} from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function SumContent() {
  const axis = useAxesTooltip()?.[0];
  if (!axis) return null;

  const sum = axis.seriesItems.reduce(
    (total, item) => total + (typeof item.value === 'number' ? item.value : 0),
    0,
  );
  return (
    <Paper elevation={4} sx={{ p: 1.5 }}>
      <Typography variant="subtitle2">{axis.axisFormattedValue}</Typography>
      {axis.seriesItems.map((item) => (
        <Typography key={item.seriesId} variant="body2">
          {item.formattedLabel}: {item.formattedValue}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        Together: {formatTerawattHours(sum)}
      </Typography>
    </Paper>
  );
}

function SumTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="axis">
      <SumContent />
    </ChartsTooltipContainer>
  );
}

export default function TooltipContent() {
  return (
    <BarChart
      aria-label="Electricity from wind, water and sun"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        { dataKey: 'hydro', label: 'Water', stack: 'all' },
        { dataKey: 'wind', label: 'Wind', stack: 'all' },
        { dataKey: 'solar', label: 'Sun', stack: 'all' },
      ].map((series) => ({ ...series, valueFormatter: formatTerawattHours }))}
      slots={{ tooltip: SumTooltip }}
      colors={seriesColors}
      height={280}
    />
  );
}

import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function ChipLegend({ classes }: ChartsLegendProps) {
  const { items } = useLegend();
  return (
    <Stack
      className={classes?.root}
      direction="row"
      spacing={1}
      sx={{ gridArea: 'legend', m: 1 }}
    >
      {items.map((item) => (
        <Chip
          key={item.seriesId}
          label={item.label}
          variant="outlined"
          sx={{ borderColor: item.color, borderWidth: 2 }}
        />
      ))}
    </Stack>
  );
}

export default function LegendCustom() {
  return (
    <LineChart
      aria-label="Electricity from coal and wind"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        { dataKey: 'coal', label: 'Coal' },
        { dataKey: 'wind', label: 'Wind' },
      ]}
      slots={{ legend: ChipLegend }}
      colors={seriesColors}
      height={260}
    />
  );
}

import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

type Hidden = NonNullable<LineChartProps['hiddenItems']>;

export default function LegendHiddenItems() {
  const [hidden, setHidden] = useState<Hidden>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => setHidden([])}
        >
          Show all
        </Button>
        <Typography role="status">
          Hidden: {hidden.map((item) => item.seriesId).join(', ') || 'none'}
        </Typography>
      </Stack>
      <LineChart
        aria-label="Electricity by source, in terawatt-hours"
        dataset={electricity}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        series={[
          { id: 'coal', dataKey: 'coal', label: 'Coal' },
          { id: 'wind', dataKey: 'wind', label: 'Wind' },
        ]}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
        hiddenItems={hidden}
        onHiddenItemsChange={setHidden}
        colors={seriesColors}
        height={260}
      />
    </Stack>
  );
}

import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const sources = ['coal', 'nuclear', 'wind'] as const;

export default function HighlightLegend() {
  const [seriesId, setSeriesId] = useState<string | number | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        {sources.map((source, index) => (
          <Chip
            key={source}
            label={source}
            variant={source === seriesId ? 'filled' : 'outlined'}
            sx={{ borderColor: seriesColors[index], borderWidth: 2 }}
            onMouseEnter={() => setSeriesId(source)}
            onMouseLeave={() => setSeriesId(null)}
            onClick={() => setSeriesId(source)}
          />
        ))}
      </Stack>
      <LineChart
        aria-label="Electricity by source, in terawatt-hours"
        dataset={electricity}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        series={sources.map((source) => ({
          id: source,
          dataKey: source,
          label: source,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={seriesId === null ? null : { seriesId }}
        onHighlightChange={(item) => setSeriesId(item?.seriesId ?? null)}
        hideLegend
        colors={seriesColors}
        height={240}
      />
    </Stack>
  );
}

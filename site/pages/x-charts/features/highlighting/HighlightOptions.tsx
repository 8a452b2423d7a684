import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

interface Item {
  seriesId: string | number;
  dataIndex?: number;
}

const scopes = [
  { highlight: 'item', fade: 'global' },
  { highlight: 'item', fade: 'series' },
  { highlight: 'series', fade: 'global' },
  { highlight: 'series', fade: 'none' },
  { highlight: 'none', fade: 'none' },
] as const;

export default function HighlightOptions() {
  const [index, setIndex] = useState(0);
  const [item, setItem] = useState<Item>({ seriesId: 'nuclear', dataIndex: 2 });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="highlightScope"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
        sx={{ width: 280, maxWidth: '100%' }}
      >
        {scopes.map(({ highlight, fade }, key) => (
          <MenuItem key={key} value={key}>
            highlight {highlight}, fade {fade}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        title="Electricity by source, in terawatt-hours"
        dataset={electricity.slice(-5)}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        series={(['coal', 'nuclear', 'wind'] as const).map((dataKey) => ({
          id: dataKey,
          dataKey,
          label: dataKey,
          highlightScope: scopes[index],
        }))}
        highlightedItem={item}
        onHighlightChange={(next) => setItem(next ?? item)}
        axisHighlight={{ x: 'none' }}
        slotProps={{ tooltip: { trigger: 'item' } }}
        colors={seriesColors}
        height={260}
      />
    </Stack>
  );
}

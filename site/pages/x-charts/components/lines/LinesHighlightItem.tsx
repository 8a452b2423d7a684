import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import {
  electricity,
  electricitySources,
} from '../../../../families/x-charts/data/electricity';

const sources = electricitySources.slice(0, 4);

export default function LinesHighlightItem() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'wind',
  });
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted source"
        aria-controls="electricity-sources"
        value={item?.seriesId ?? null}
        onChange={(_event, seriesId: string | null) =>
          setItem(seriesId === null ? null : { seriesId })
        }
      >
        {sources.map(({ key, label }) => (
          <ToggleButton key={key} value={key}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        id="electricity-sources"
        aria-label="Electricity by source in terawatt-hours"
        sx={{ width: '100%' }}
        dataset={electricity}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        series={sources.map(({ key, label }) => ({
          id: key,
          dataKey: key,
          label,
          showMark: false,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={item}
        onHighlightChange={setItem}
        axisHighlight={{ x: 'line', y: 'line' }}
        colors={seriesColors}
        hideLegend
        height={240}
      />
    </Stack>
  );
}

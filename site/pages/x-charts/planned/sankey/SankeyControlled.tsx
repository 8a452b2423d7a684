import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyChartProps,
} from '@mui/x-charts-pro/SankeyChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { flows } from './flows';

type Item = NonNullable<SankeyChartProps['highlightedItem']> | null;

const nodeItem = (nodeId: string): Item => ({
  type: 'sankey',
  seriesId: 'year',
  subType: 'node',
  nodeId,
});

export default function SankeyControlled() {
  const [item, setItem] = React.useState<Item>(nodeItem('renewable'));
  const node = item?.subType === 'node' ? item.nodeId : null;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Highlighted node"
        value={node}
        onChange={(_event, id: string | null) =>
          setItem(id ? nodeItem(id) : null)
        }
      >
        <ToggleButton value="fossil">Fossil</ToggleButton>
        <ToggleButton value="renewable">Renewable</ToggleButton>
      </ToggleButtonGroup>
      <SankeyChart
        aria-label="Electricity in 2023"
        series={{
          id: 'year',
          data: { links: flows },
          nodeOptions: { highlight: 'links', fade: 'global' },
        }}
        highlightedItem={item}
        onHighlightChange={setItem}
        colors={seriesColors}
        height={240}
        direction="ltr"
      />
    </Box>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  AreaPlot,
  LineHighlightPlot,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts/LineChart';
import type { LineItemIdentifier } from '@mui/x-charts/models';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LinesComposition() {
  const [text, setText] = React.useState('Click an area, a line, or a mark.');
  const report =
    (part: string) => (_event: unknown, item: LineItemIdentifier) =>
      setText(`${part} of ${item.seriesId}, index ${item.dataIndex ?? 'none'}`);
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ChartsContainer
        aria-label="Mean high and low temperature of New York by month"
        sx={{ width: '100%' }}
        dataset={newYork}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        series={[
          { type: 'line', id: 'high', dataKey: 'high', label: 'High' },
          { type: 'line', id: 'low', dataKey: 'low', label: 'Low', area: true },
        ]}
        colors={seriesColors}
        height={240}
      >
        <AreaPlot fillOpacity={0.3} onItemClick={report('Area')} />
        <LinePlot onItemClick={report('Line')} />
        <MarkPlot onItemClick={report('Mark')} />
        <LineHighlightPlot />
        <ChartsAxisHighlight x="line" />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip />
      </ChartsContainer>
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { LineItemIdentifier, LineSeriesType } from '@mui/x-charts/models';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const series: LineSeriesType[] = [
  { type: 'line', id: 'orders', data: [32, 41, 38, 52, 49], area: true },
];

export default function LinesPlotClick() {
  const [text, setText] = React.useState('Click the area, line, or a mark.');
  const report =
    (part: string) => (_event: unknown, item: LineItemIdentifier) =>
      setText(`${part} of ${item.seriesId}, index ${item.dataIndex ?? 'none'}`);
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ChartsContainer
        aria-label="Orders by month"
        sx={{ width: '100%' }}
        series={series}
        xAxis={[
          { data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'], scaleType: 'point' },
        ]}
        colors={seriesColors}
        height={220}
      >
        <AreaPlot fillOpacity={0.3} onItemClick={report('Area')} />
        <LinePlot onItemClick={report('Line')} />
        <MarkPlot onItemClick={report('Mark')} />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}

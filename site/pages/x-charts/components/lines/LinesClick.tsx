import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

type Handler = NonNullable<LineChartProps['onLineClick']>;

export default function LinesClick() {
  const [text, setText] = React.useState('Click a line, a mark, or the area.');
  const report =
    (name: string): Handler =>
    (_event, item) =>
      setText(
        `${name}: ${item.seriesId}, index ${item.dataIndex ?? 'undefined'}`,
      );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LineChart
        aria-label="Visitors by week"
        xAxis={[{ data: [1, 2, 3, 4, 5], tickMinStep: 1 }]}
        series={[
          { id: 'app', data: [42, 51, 48, 66, 70], label: 'App' },
          { id: 'web', data: [20, 24, 31, 28, 35], label: 'Web', area: true },
        ]}
        onLineClick={report('onLineClick')}
        onMarkClick={report('onMarkClick')}
        onAreaClick={report('onAreaClick')}
        onAxisClick={(_event, data) =>
          setText(`onAxisClick: week ${String(data?.axisValue)}`)
        }
        colors={seriesColors}
        height={220}
      />
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}

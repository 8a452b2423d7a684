import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function BarsClick() {
  const [item, setItem] = React.useState('nothing yet');
  const [axis, setAxis] = React.useState('nothing yet');
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <BarChart
        aria-label="Orders by quarter"
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { id: 'online', data: [320, 410, 380, 520], label: 'Online' },
          { id: 'store', data: [240, 310, 290, 420], label: 'In store' },
        ]}
        onItemClick={(_event, bar) =>
          setItem(`${bar.seriesId}, index ${bar.dataIndex}`)
        }
        onAxisClick={(_event, data) => setAxis(String(data?.axisValue))}
        colors={seriesColors}
        height={220}
      />
      <Typography variant="body2">
        onItemClick: {item}
        <br />
        onAxisClick: {axis}
      </Typography>
    </Stack>
  );
}

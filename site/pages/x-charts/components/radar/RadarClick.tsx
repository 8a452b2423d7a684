import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarClick() {
  const [item, setItem] = React.useState('nothing yet');
  const [axis, setAxis] = React.useState('nothing yet');
  return (
    <Stack sx={{ width: '100%' }}>
      <RadarChart
        aria-label="Skills of one person, in points of 10"
        direction="ltr"
        series={[
          { id: 'ines', data: [8, 7, 6, 9, 7], label: 'Ines', fillArea: true },
        ]}
        radar={{
          max: 10,
          metrics: ['Writing', 'Design', 'Code', 'Testing', 'Sales'],
        }}
        onAreaClick={(_event, { seriesId }) => setItem(`area of ${seriesId}`)}
        onMarkClick={(_event, { seriesId, dataIndex }) =>
          setItem(`mark ${dataIndex} of ${seriesId}`)
        }
        onAxisClick={(_event, data) => setAxis(String(data?.axisValue))}
        hideLegend
        height={260}
      />
      <Typography variant="body2">
        Item: {item}
        <br />
        Axis: {axis}
      </Typography>
    </Stack>
  );
}

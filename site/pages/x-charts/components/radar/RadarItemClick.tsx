import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';

const metrics = ['Sales', 'Visits', 'Stock', 'Service'];
const data = [72, 48, 85, 60];

export default function RadarItemClick() {
  const [text, setText] = React.useState('Click the area or a mark.');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <RadarDataProvider
        series={[{ id: 'lyon', data, label: 'Lyon', fillArea: true }]}
        radar={{ max: 100, metrics }}
        width={300}
        height={260}
        skipAnimation
      >
        <ChartsSurface
          direction="ltr"
          aria-label="Store in Lyon, points of 100"
        >
          <RadarGrid />
          <RadarMetricLabels />
          <RadarSeriesArea
            onItemClick={(_event, { seriesId }) =>
              setText(`Store: ${seriesId}`)
            }
          />
          <RadarSeriesMarks
            onItemClick={(_event, { dataIndex }) =>
              setText(`${metrics[dataIndex]}: ${data[dataIndex]}`)
            }
          />
        </ChartsSurface>
      </RadarDataProvider>
      <Typography role="status" variant="body2">
        {text}
      </Typography>
    </Stack>
  );
}

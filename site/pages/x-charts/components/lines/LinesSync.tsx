import * as React from 'react';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { electricity } from '../../../../families/x-charts/data/electricity';

export default function LinesSync() {
  const [axis, setAxis] = React.useState<AxisItemIdentifier[]>([
    { axisId: 'year', dataIndex: 6 },
  ]);
  return (
    <Stack direction="row" useFlexGap sx={{ width: '100%', flexWrap: 'wrap' }}>
      {(['wind', 'solar'] as const).map((dataKey) => (
        <LineChart
          key={dataKey}
          aria-label={`Electricity from ${dataKey} power in terawatt-hours`}
          sx={{ flex: '1 1 240px' }}
          dataset={electricity}
          xAxis={[{ id: 'year', dataKey: 'year', valueFormatter: String }]}
          yAxis={[{ min: 0, max: 450 }]}
          series={[{ dataKey, label: dataKey === 'wind' ? 'Wind' : 'Solar' }]}
          highlightedAxis={axis}
          onHighlightedAxisChange={setAxis}
          height={200}
        />
      ))}
    </Stack>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const visits = [310, 340, 290, 360, 410, 380, 440];

export default function SparkHighlight() {
  const [axis, setAxis] = React.useState<AxisItemIdentifier[]>([]);
  const index = axis[0]?.dataIndex ?? visits.length - 1;
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Typography variant="h5" component="p" sx={{ minWidth: 64 }}>
        {visits[index]}
      </Typography>
      <SparkLineChart
        aria-label="Visits in 7 days"
        data={visits}
        xAxis={{ id: 'days' }}
        showHighlight
        highlightedAxis={[{ axisId: 'days', dataIndex: index }]}
        onHighlightedAxisChange={setAxis}
        margin={8}
        width={180}
        height={72}
      />
    </Stack>
  );
}

import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { states } from '../../../../families/x-charts/data/states';

export default function AxisRotate() {
  const [angle, setAngle] = useState(-45);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Angle of the labels"
        sx={{ alignSelf: 'flex-start' }}
        value={angle}
        onChange={(_event, next: number | null) => setAngle(next ?? angle)}
      >
        <ToggleButton value={0}>0°</ToggleButton>
        <ToggleButton value={-45}>−45°</ToggleButton>
        <ToggleButton value={-90}>−90°</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Land area of ten states in thousand square miles"
        xAxis={[
          {
            data: states.map(({ name }) => name),
            height: 92,
            tickLabelStyle: { angle },
          },
        ]}
        series={[{ data: states.map(({ landArea }) => landArea / 1000) }]}
        height={300}
      />
    </Stack>
  );
}

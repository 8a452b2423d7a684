import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../../../../families/x-charts/data/carbonDioxide';

export default function AxisTickNumber() {
  const [tickNumber, setTickNumber] = useState(4);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="tick-number">Ticks asked for: {tickNumber}</Typography>
      <Slider
        aria-labelledby="tick-number"
        min={2}
        max={14}
        value={tickNumber}
        onChange={(_event, value) => setTickNumber(value)}
        sx={{ maxWidth: 280, mx: 1 }}
      />
      <LineChart
        aria-label="Carbon dioxide in the air of Mauna Loa"
        dataset={carbonDioxide}
        xAxis={[{ dataKey: 'year', tickMinStep: 5, valueFormatter: String }]}
        yAxis={[{ min: 300, tickNumber, tickMaxStep: 50 }]}
        series={[{ dataKey: 'carbonDioxide', showMark: false }]}
        height={240}
      />
    </Box>
  );
}

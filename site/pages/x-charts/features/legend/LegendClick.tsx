import { type MouseEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { states } from '../../../../families/x-charts/data/states';

export default function LegendClick() {
  const [clicked, setClicked] = useState('nothing yet');

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Residents of five states, 2010 and 2020"
        dataset={states.slice(0, 5)}
        xAxis={[{ dataKey: 'code' }]}
        yAxis={[{ valueFormatter: (value: number) => `${value / 1e6}M` }]}
        series={[
          { dataKey: 'residents2010', label: '2010' },
          { dataKey: 'residents2020', label: '2020' },
        ]}
        slotProps={{
          legend: {
            onItemClick: (_event: MouseEvent, item: { label: string }) =>
              setClicked(item.label),
          },
        }}
        colors={seriesColors}
        height={240}
      />
      <Typography role="status">Clicked: {clicked}</Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import {
  lowsByPlace,
  months,
} from '../../../../families/x-charts/data/climate';

const data = lowsByPlace.flatMap(({ lows }, row) =>
  lows.map((low, column) => [column, row, low] as const),
);

export default function HeatmapBasic() {
  return (
    <Box role="group" aria-labelledby="lows-title" sx={{ width: '100%' }}>
      <Typography id="lows-title">Mean low temperature by month, °F</Typography>
      <Heatmap
        xAxis={[{ data: months }]}
        yAxis={[{ data: lowsByPlace.map(({ place }) => place), width: 96 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 85,
              color: ['#0d47a1', '#ffb300'],
            },
          },
        ]}
        series={[{ data, label: 'Low' }]}
        enableKeyboardNavigation
        height={260}
      />
    </Box>
  );
}

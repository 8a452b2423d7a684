import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function ChartsResponsive() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      {(['high', 'low'] as const).map((key) => (
        <Box key={key} sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <LineChart
            aria-label={`Mean daily ${key} in Central Park, °F`}
            dataset={newYork}
            xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
            series={[{ dataKey: key, label: `Daily ${key}, °F` }]}
            height={200}
          />
        </Box>
      ))}
    </Box>
  );
}

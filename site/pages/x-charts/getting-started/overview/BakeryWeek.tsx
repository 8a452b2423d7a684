import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const sales = [
  { day: 'Mon', bread: 84, cake: 21 },
  { day: 'Tue', bread: 91, cake: 18 },
  { day: 'Wed', bread: 78, cake: 26 },
  { day: 'Thu', bread: 96, cake: 30 },
  { day: 'Fri', bread: 120, cake: 47 },
  { day: 'Sat', bread: 148, cake: 72 },
];

export default function BakeryWeek() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Pieces sold each day, bread and cake"
        dataset={sales}
        xAxis={[{ dataKey: 'day' }]}
        series={[
          { dataKey: 'bread', label: 'Bread', stack: 'sold' },
          { dataKey: 'cake', label: 'Cake', stack: 'sold' },
        ]}
        grid={{ horizontal: true }}
        borderRadius={4}
        height={280}
        enableKeyboardNavigation
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useLegend } from '@mui/x-charts/hooks';

function ListLegend() {
  const { items } = useLegend();
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', gap: 2, p: 0, m: 0, listStyle: 'none' }}
    >
      {items.map(({ label, color }) => (
        <Box
          component="li"
          key={label}
          sx={{ borderBottom: `4px solid ${color}` }}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}

export default function SlotChartLegend() {
  return (
    <BarChart
      title="Tickets by day"
      height={220}
      xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
      series={[
        { id: 'adults', label: 'Adults', data: [120, 310, 280] },
        { id: 'children', label: 'Children', data: [45, 160, 190] },
      ]}
      slots={{ legend: ListLegend }}
    />
  );
}

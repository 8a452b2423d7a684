import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StylingOverlay() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      <BarChart aria-label="Still loading" loading series={[]} height={200} />
      <LineChart aria-label="Without data" series={[]} height={200} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeSize() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 2,
        width: '100%',
      }}
    >
      {['North', 'West', 'South'].map((site, index) => (
        <div key={site}>
          <Gauge
            aria-label={`Stock in the ${site} warehouse, percent`}
            value={[82, 47, 64][index]}
            text={({ value }) => `${site}\n${value}%`}
            height={140}
          />
        </div>
      ))}
    </Box>
  );
}

import Stack from '@mui/material/Stack';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function AreaConnected() {
  return (
    <Stack sx={{ width: '100%' }}>
      {[false, true].map((connectNulls) => (
        <LineChart
          key={String(connectNulls)}
          aria-label={`Steps by day, connectNulls ${String(connectNulls)}`}
          xAxis={[{ data: days, scaleType: 'point' }]}
          series={[
            {
              data: [7.2, 8.1, null, 6.4, 9.3, null, 5.1],
              label: `connectNulls: ${String(connectNulls)}`,
              area: true,
              connectNulls,
            },
          ]}
          sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.25 } }}
          height={180}
        />
      ))}
    </Stack>
  );
}

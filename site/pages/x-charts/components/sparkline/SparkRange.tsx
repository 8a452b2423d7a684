import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rates = { Anna: [61, 64, 63, 66, 68], Ben: [21, 24, 22, 25, 24] };

export default function SparkRange() {
  return (
    <Stack spacing={1}>
      {Object.entries(rates).map(([name, data]) => (
        <Stack
          key={name}
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center' }}
        >
          <Typography sx={{ width: 48 }}>{name}</Typography>
          <SparkLineChart
            aria-label={`Rate of ${name}`}
            data={data}
            yAxis={{ min: 0, max: 100 }}
            area
            width={180}
            height={56}
          />
        </Stack>
      ))}
    </Stack>
  );
}

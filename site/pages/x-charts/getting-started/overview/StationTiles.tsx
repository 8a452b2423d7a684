import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const wind = [12, 14, 11, 18, 22, 19, 25, 21];

export default function StationTiles() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography id="wind">Wind, 21 km/h</Typography>
        <SparkLineChart
          aria-labelledby="wind"
          data={wind}
          area
          width={160}
          height={100}
        />
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography id="tank">Rain tank</Typography>
        <Gauge
          aria-labelledby="tank"
          value={64}
          startAngle={-110}
          endAngle={110}
          text={({ value }) => `${value}%`}
          width={160}
          height={100}
          skipAnimation
        />
      </Paper>
    </Stack>
  );
}

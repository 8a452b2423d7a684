import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparkBasic() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      <div>
        <Typography id="wind">Wind, 425 TWh</Typography>
        <SparkLineChart
          aria-labelledby="wind"
          data={[254, 273, 296, 338, 378, 434, 425]}
          width={160}
          height={60}
        />
      </div>
      <div>
        <Typography id="solar">Solar, 165 TWh</Typography>
        <SparkLineChart
          aria-labelledby="solar"
          plotType="bar"
          data={[53, 64, 72, 89, 115, 144, 165]}
          width={160}
          height={60}
        />
      </div>
    </Stack>
  );
}

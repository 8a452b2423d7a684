import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const color = 'var(--mui-palette-primary-main)';

export default function SparkBasic() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      <div>
        <Typography id="visits">Visits, 4,120</Typography>
        <SparkLineChart
          aria-labelledby="visits"
          data={[31, 34, 29, 36, 41, 38, 44]}
          color={color}
          width={160}
          height={60}
        />
      </div>
      <div>
        <Typography id="orders">Orders, 312</Typography>
        <SparkLineChart
          aria-labelledby="orders"
          plotType="bar"
          data={[12, 9, 14, 17, 13, 19, 22]}
          color={color}
          width={160}
          height={60}
        />
      </div>
    </Stack>
  );
}

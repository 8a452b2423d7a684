import { PieChart } from '@mui/x-charts/PieChart';
import { blueberryTwilightPalette } from '@mui/x-charts/colorPalettes';

export default function PiePalette() {
  return (
    <PieChart
      aria-label="Orders by region"
      colors={blueberryTwilightPalette}
      series={[
        {
          data: [
            { id: 'americas', value: 41, label: 'Americas' },
            { id: 'europe', value: 33, label: 'Europe' },
            { id: 'asia', value: 26, label: 'Asia' },
          ],
        },
      ]}
      height={200}
    />
  );
}

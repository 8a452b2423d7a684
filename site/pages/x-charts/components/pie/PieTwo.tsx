import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { electricity } from '../../../../families/x-charts/data/electricity';

const first = electricity[0];
const last = electricity[electricity.length - 1];

export default function PieTwo() {
  return (
    <PieChart
      aria-label="Coal, gas, and nuclear power in 2013 and 2023"
      series={[first, last].map((year, index) => ({
        id: String(year?.year),
        data: [
          { id: 'coal', value: year?.coal ?? 0, label: 'Coal' },
          { id: 'gas', value: year?.gas ?? 0, label: 'Gas' },
          { id: 'nuclear', value: year?.nuclear ?? 0, label: 'Nuclear' },
        ],
        outerRadius: 70,
        cx: index === 0 ? '25%' : '75%',
        cy: '50%',
      }))}
      colors={seriesColors}
      hideLegend
      height={180}
    />
  );
}

import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function PieBasic() {
  return (
    <PieChart
      aria-label="Electricity from fuels in terawatt-hours: gas 1,802, nuclear 775, coal 675"
      series={[
        {
          data: [
            { id: 'gas', value: 1802, label: 'Gas' },
            { id: 'nuclear', value: 775, label: 'Nuclear' },
            { id: 'coal', value: 675, label: 'Coal' },
          ],
          valueFormatter: ({ value }) => `${value.toLocaleString('en')} TWh`,
        },
      ]}
      colors={seriesColors}
      enableKeyboardNavigation
      height={240}
    />
  );
}

import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { employment } from '../../../../families/x-charts/data/employment';

export default function FunnelBasic() {
  return (
    <FunnelChart
      aria-label="People of 16 years and older in the United States, 2023"
      series={[
        {
          data: employment,
          valueFormatter: ({ value }) => `${(value / 1000).toFixed(1)} million`,
          sectionLabel: false,
        },
      ]}
      colors={seriesColors}
      enableKeyboardNavigation
      height={260}
    />
  );
}

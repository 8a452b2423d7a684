import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { censuses } from '../../../../families/x-charts/data/census';
import { formatMillions } from '../../../../families/x-charts/data/states';

export default function AreaSimple() {
  return (
    <LineChart
      aria-label="Residents of the United States from 1790 to 2020"
      dataset={censuses}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[
        { valueFormatter: (value: number) => `${value / 1e6} M`, width: 56 },
      ]}
      series={[
        {
          dataKey: 'residents',
          label: 'Residents',
          area: true,
          showMark: false,
          valueFormatter: formatMillions,
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.25 } }}
      hideLegend
      height={280}
    />
  );
}

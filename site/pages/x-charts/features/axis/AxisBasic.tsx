import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../../../../families/x-charts/data/carbonDioxide';

export default function AxisBasic() {
  return (
    <LineChart
      aria-label="Carbon dioxide in the air of Mauna Loa, 1959 to 2023"
      dataset={carbonDioxide}
      xAxis={[
        {
          dataKey: 'year',
          min: 1959,
          max: 2023,
          label: 'Year',
          valueFormatter: String,
        },
      ]}
      yAxis={[{ label: 'Parts per million', min: 300, width: 64 }]}
      series={[{ dataKey: 'carbonDioxide', showMark: false }]}
      grid={{ horizontal: true }}
      height={300}
    />
  );
}

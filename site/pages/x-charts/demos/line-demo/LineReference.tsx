import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  carbonDioxide,
  formatParts,
} from '../../../../families/x-charts/data/carbonDioxide';

export default function LineReference() {
  return (
    <LineChart
      aria-label="Carbon dioxide since 1959; above 350 ppm since 1988"
      dataset={carbonDioxide}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ min: 300 }]}
      series={[
        {
          dataKey: 'carbonDioxide',
          label: 'Carbon dioxide',
          showMark: false,
          valueFormatter: formatParts,
        },
      ]}
      hideLegend
      height={280}
    >
      <ChartsReferenceLine
        y={350}
        label="350 ppm"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '4 4' }}
      />
      <ChartsReferenceLine x={1988} label="1988" />
    </LineChart>
  );
}

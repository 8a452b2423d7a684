import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { carbonDioxide } from '../../../../families/x-charts/data/carbonDioxide';

export default function ZoomBasic() {
  return (
    <LineChartPro
      title="Carbon dioxide in the air of Mauna Loa"
      dataset={carbonDioxide}
      xAxis={[
        { id: 'year', dataKey: 'year', zoom: true, valueFormatter: String },
      ]}
      yAxis={[{ min: 300 }]}
      series={[{ dataKey: 'carbonDioxide', showMark: false }]}
      initialZoom={[{ axisId: 'year', start: 40, end: 80 }]}
      showToolbar
      height={300}
    />
  );
}

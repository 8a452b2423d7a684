import { BarChart } from '@mui/x-charts/BarChart';
import { states } from '../../../../families/x-charts/data/states';

export default function LabelHorizontal() {
  return (
    <BarChart
      aria-label="Residents of five states in 2020"
      dataset={states.slice(0, 5)}
      layout="horizontal"
      yAxis={[{ dataKey: 'name', width: 96 }]}
      xAxis={[{ position: 'none', max: 48e6 }]}
      series={[
        {
          dataKey: 'residents2020',
          barLabel: ({ value }) => `${((value ?? 0) / 1e6).toFixed(1)}M`,
          barLabelPlacement: 'outside',
        },
      ]}
      height={240}
      sx={{ '& .MuiBar-label': { direction: 'ltr' } }}
    />
  );
}

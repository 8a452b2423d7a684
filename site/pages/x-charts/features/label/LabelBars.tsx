import { BarChart } from '@mui/x-charts/BarChart';
import { states } from '../../../../families/x-charts/data/states';

const top = states.slice(0, 5);

export default function LabelBars() {
  return (
    <BarChart
      aria-label="Land area of five states, thousand square miles"
      xAxis={[{ data: top.map(({ code }) => code) }]}
      series={[
        {
          data: top.map(({ landArea }) => Math.round(landArea / 1000)),
          barLabel: 'value',
        },
      ]}
      colors={['#8fb8de']}
      height={280}
      sx={{ '& .MuiBar-label': { fill: '#10161d' } }}
    />
  );
}

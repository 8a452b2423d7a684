import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { states } from '../../../../families/x-charts/data/states';

const scope = { highlight: 'series', fade: 'global' } as const;

export default function HighlightScope() {
  return (
    <BarChart
      title="Residents of six states, 2010 and 2020"
      dataset={states.slice(0, 6)}
      xAxis={[{ dataKey: 'code' }]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1e6}M` }]}
      series={[
        { dataKey: 'residents2010', label: '2010', highlightScope: scope },
        { dataKey: 'residents2020', label: '2020', highlightScope: scope },
      ]}
      colors={seriesColors}
      height={280}
    />
  );
}

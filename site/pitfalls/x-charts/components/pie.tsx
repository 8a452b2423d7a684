import { PieChart } from '@mui/x-charts/PieChart';
import type { PieSeriesType } from '@mui/x-charts/models';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

const Half = (props: Partial<PieSeriesType>) => (
  <PieChart
    width={400}
    height={200}
    series={[{ data: [{ value: 2 }, { value: 3 }], startAngle: -90, endAngle: 90, ...props }]}
    hideLegend
    skipAnimation
  />
);

export default [
  {
    lead: 'A half pie has an empty lower half.',
    Failing: () => <Half />,
    Fixed: () => <Half cy="90%" outerRadius="150%" />,
    symptom: async (stage) => {
      const pie = await boxOf(stage, '.MuiPieChart-series');
      const chart = await boxOf(stage, 'svg.MuiChartsSurface-root');
      return chart.bottom - pie.bottom > chart.height / 3;
    },
  },
] satisfies Pitfall[];

import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const years = electricity.slice(-6);

function Totals() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const series = useBarSeries();

  return years.map(({ year }, index) => {
    const total = series.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);
    return (
      <text
        key={year}
        x={(x(year) ?? 0) + x.bandwidth() / 2}
        y={y(total) - 6}
        textAnchor="middle"
        fontSize={12}
        fill="currentColor"
      >
        {total}
      </text>
    );
  });
}

export default function ComponentsStackTotals() {
  return (
    <BarChart
      aria-label="Electricity from water, wind and sun, in terawatt-hours"
      dataset={years}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ max: 1000 }]}
      series={[
        { dataKey: 'hydro', label: 'Water', stack: 'all' },
        { dataKey: 'wind', label: 'Wind', stack: 'all' },
        { dataKey: 'solar', label: 'Sun', stack: 'all' },
      ]}
      colors={seriesColors}
      height={280}
    >
      <Totals />
    </BarChart>
  );
}

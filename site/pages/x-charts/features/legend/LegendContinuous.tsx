import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { warming } from '../../../../families/x-charts/data/warming';

export default function LegendContinuous() {
  return (
    <BarChart
      aria-label="Warming since 1980, compared with 1951 to 1980"
      dataset={warming}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[
        {
          valueFormatter: (value: number) => `${value} °C`,
          width: 56,
          colorMap: {
            type: 'continuous',
            min: 0,
            max: 1.2,
            color: ['#f2a154', '#b3261e'],
          },
        },
      ]}
      series={[{ dataKey: 'anomaly', label: 'Warming' }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          direction: 'horizontal',
          thickness: 10,
          sx: { width: 260 },
          labelPosition: 'extremes',
          minLabel: 'none',
          maxLabel: ({ formattedValue }) => `${formattedValue} or more`,
        },
      }}
      height={260}
    />
  );
}

import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function LegendPiecewise() {
  return (
    <BarChart
      aria-label="Mean daily low in Central Park, °F"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [32, 50],
            colors: ['#4f86d9', '#3c9d74', '#d9782d'],
          },
        },
      ]}
      series={[{ dataKey: 'low' }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          markType: 'circle',
          labelFormatter: ({ formattedMin, formattedMax }) =>
            formattedMin === null
              ? `Below ${formattedMax} °F`
              : `From ${formattedMin} °F`,
        },
      }}
      height={260}
    />
  );
}

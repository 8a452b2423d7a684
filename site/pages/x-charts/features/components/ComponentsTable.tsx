import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useBarSeries, useXAxis } from '@mui/x-charts/hooks';
import { newYork } from '../../../../families/x-charts/data/climate';

function DataTable({ caption }: { caption: string }) {
  const months = useXAxis<'band'>().data ?? [];
  const [series] = useBarSeries();
  return (
    <Box
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <Box
        component="table"
        sx={{ typography: 'caption', mx: 'auto', '& th, & td': { px: 0.75 } }}
      >
        <thead>
          <tr>
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {series?.data.map((value, index) => (
              <td key={months[index]}>{value}</td>
            ))}
          </tr>
        </tbody>
      </Box>
    </Box>
  );
}

export default function ComponentsTable() {
  return (
    <ChartsDataProvider
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      series={[{ type: 'bar', dataKey: 'precipitation' }]}
      height={200}
    >
      <Box sx={{ width: '100%' }}>
        <ChartsSurface aria-label="Precipitation in Central Park, inches">
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
        <DataTable caption="Inches in each month" />
      </Box>
    </ChartsDataProvider>
  );
}

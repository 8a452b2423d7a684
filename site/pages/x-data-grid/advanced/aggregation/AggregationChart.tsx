import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  GridChartsIntegrationContextProvider,
  GridChartsRendererProxy,
} from '@mui/x-data-grid-premium';
import type {
  GridChartsRendererProxyProps,
  GridColDef,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(120);
const columns: GridColDef<Employee>[] = [
  {
    field: 'department',
    headerName: 'Department',
    width: 150,
    chartable: true,
  },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 130,
    chartable: true,
  },
];
const features = { charts: true };

const Bars: GridChartsRendererProxyProps['renderer'] = ({
  dimensions,
  values,
}) => (
  <BarChart
    height={200}
    xAxis={[{ data: dimensions[0]?.data ?? [], scaleType: 'band' }]}
    series={values.map(({ id, label, data }) => ({ id, label, data }))}
  />
);

export default function AggregationChart() {
  const [chart, setChart] = useState('salaries');
  return (
    <GridChartsIntegrationContextProvider>
      <Stack spacing={1} sx={{ width: '100%' }}>
        <div style={{ height: 260 }}>
          <DataGridPremium
            aria-label="Salaries by department"
            rows={rows}
            columns={columns}
            initialState={{
              rowGrouping: { model: ['department'] },
              aggregation: { model: { salary: 'avg' } },
              chartsIntegration: {
                charts: {
                  salaries: {
                    dimensions: ['department'],
                    values: ['salary'],
                    chartType: 'bar',
                  },
                },
              },
            }}
            chartsIntegration
            experimentalFeatures={features}
            activeChartId={chart}
            onActiveChartIdChange={setChart}
            density="compact"
            hideFooter
          />
        </div>
        <div style={{ minHeight: 229 }}>
          <GridChartsRendererProxy
            id="salaries"
            label="Salaries"
            renderer={Bars}
          />
        </div>
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}

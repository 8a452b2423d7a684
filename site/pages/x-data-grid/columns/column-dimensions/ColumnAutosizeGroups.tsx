import { useEffect } from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { useGridApiRef } from '@mui/x-data-grid-premium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);
const options = { includeHeaders: true, includeOutliers: true };

export default function ColumnAutosizeGroups() {
  const apiRef = useGridApiRef();

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', () => {
        requestAnimationFrame(() => {
          void apiRef.current?.autosizeColumns(options);
        });
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Employees by department"
        rows={rows}
        columns={employeeColumns}
        initialState={{
          rowGrouping: { model: ['department', 'country'] },
          columns: {
            columnVisibilityModel: { department: false, country: false },
          },
        }}
        rowGroupingColumnMode="multiple"
        autosizeOnMount
        autosizeOptions={options}
        hideFooter
      />
    </div>
  );
}

import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

export default function StyleDark() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        sx={[
          { '& .MuiDataGrid-columnHeaderTitle': { color: '#0b5394' } },
          (theme) =>
            theme.applyStyles('dark', {
              '& .MuiDataGrid-columnHeaderTitle': { color: '#9fc5e8' },
            }),
        ]}
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}

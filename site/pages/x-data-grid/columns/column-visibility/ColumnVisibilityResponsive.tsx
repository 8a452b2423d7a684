import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);
const all = {};
const compact = { title: false, country: false, startedOn: false };

export default function ColumnVisibilityResponsive() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={employeeColumns}
        columnVisibilityModel={wide ? all : compact}
        disableColumnSelector
        hideFooter
      />
    </div>
  );
}

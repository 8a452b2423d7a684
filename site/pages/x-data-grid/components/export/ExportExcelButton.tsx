import TableViewIcon from '@mui/icons-material/TableView';
import Button from '@mui/material/Button';
import { ExportExcel, Toolbar, ToolbarButton } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(80);

function ExcelToolbar() {
  return (
    <Toolbar aria-label="Employees">
      <ExportExcel
        options={{
          fileName: 'employees',
          columnsStyles: { salary: { numFmt: '"$"#,##0' } },
        }}
        render={
          <ToolbarButton
            render={<Button size="small" startIcon={<TableViewIcon />} />}
          />
        }
      >
        Download Excel
      </ExportExcel>
    </Toolbar>
  );
}

export default function ExportExcelButton() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={employeeColumns}
        slots={{ toolbar: ExcelToolbar }}
        showToolbar
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}

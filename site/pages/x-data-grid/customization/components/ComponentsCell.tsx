import { GridCell } from '@mui/x-data-grid';
import type { GridCellProps } from '@mui/x-data-grid';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

function TooltipCell(props: GridCellProps) {
  if (props.column.field !== 'title') {
    return <GridCell {...props} />;
  }
  return (
    <Tooltip title="Set by human resources" describeChild>
      <GridCell {...props} />
    </Tooltip>
  );
}

export default function ComponentsCell() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        slots={{ cell: TooltipCell }}
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}

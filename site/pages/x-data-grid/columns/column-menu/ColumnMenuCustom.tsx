import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
} from '@mui/x-data-grid';
import type { GridColumnMenuProps } from '@mui/x-data-grid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

function SmallColumnMenu(props: GridColumnMenuProps) {
  const { hideMenu, colDef } = props;
  return (
    <GridColumnMenuContainer {...props}>
      <GridColumnMenuSortItem onClick={hideMenu} colDef={colDef} />
      <GridColumnMenuFilterItem onClick={hideMenu} colDef={colDef} />
    </GridColumnMenuContainer>
  );
}

const rows = makeEmployees(60);

export default function ColumnMenuCustom() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={employeeColumns}
        slots={{ columnMenu: SmallColumnMenu }}
        hideFooter
      />
    </div>
  );
}

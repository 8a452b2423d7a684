import FilterAlt from '@mui/icons-material/FilterAlt';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiContext } from '@mui/x-data-grid';
import type { GridColumnMenuItemProps } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

function FilterByColumn({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.showFilterPanel(colDef.field);
      }}
    >
      <ListItemIcon>
        <FilterAlt fontSize="small" />
      </ListItemIcon>
      <ListItemText>{`Filter by ${colDef.headerName ?? ''}`}</ListItemText>
    </MenuItem>
  );
}

const rows = makeOrders(60);

export default function ColumnMenuOverride() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        slotProps={{
          columnMenu: { slots: { columnMenuFilterItem: FilterByColumn } },
        }}
        hideFooter
      />
    </div>
  );
}

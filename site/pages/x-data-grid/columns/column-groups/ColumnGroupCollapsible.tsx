import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const details = ['product', 'quantity'];

function ItemsHeader({ headerName = '' }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const open = details.some((field) => model[field] !== false);

  const toggle = () => {
    const changes = details.map((field) => [field, !open] as const);
    apiRef.current.setColumnVisibilityModel({
      ...model,
      ...Object.fromEntries(changes),
    });
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {headerName}
      <IconButton
        size="small"
        aria-label={`Details of ${headerName.toLowerCase()}`}
        aria-expanded={open}
        onClick={toggle}
      >
        {open ? <Remove fontSize="small" /> : <Add fontSize="small" />}
      </IconButton>
    </Box>
  );
}

const rows = makeOrders(60);
const groups: GridColumnGroupingModel = [
  {
    groupId: 'items',
    headerName: 'Items',
    renderHeaderGroup: (params) => <ItemsHeader {...params} />,
    children: [{ field: 'product' }, { field: 'quantity' }, { field: 'total' }],
  },
];

export default function ColumnGroupCollapsible() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        columnGroupingModel={groups}
        hideFooter
      />
    </div>
  );
}

import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import IconButton from '@mui/material/IconButton';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridRenderCellParams,
  GridRowParams,
} from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import OrderFacts from './OrderFacts';

const rows = makeOrders(50);

function Toggle({ row, value }: GridRenderCellParams<Order, boolean>) {
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={`Details of ${row.number}`}
      aria-expanded={value}
    >
      <KeyboardArrowDown
        sx={{
          transition: 'transform 150ms',
          transform: value ? 'rotate(180deg)' : 'none',
        }}
      />
    </IconButton>
  );
}

const columns: GridColDef<Order>[] = [
  ...orderColumns.slice(0, 4),
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 56,
    align: 'center',
    renderCell: (params) => <Toggle {...params} />,
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <OrderFacts order={row} />
);
const getDetailPanelHeight = () => 96;

export default function DetailPanelToggleColumn() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, toggle in the last column"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        hideFooter
      />
    </div>
  );
}

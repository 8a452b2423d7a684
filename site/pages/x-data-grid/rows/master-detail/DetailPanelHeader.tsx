import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import IconButton from '@mui/material/IconButton';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import OrderFacts from './OrderFacts';

const rows = makeOrders(50);

function ToggleAll() {
  const apiRef = useGridApiContext();
  const expanded = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowIdsSelector,
  );
  const open = expanded.size > 0;
  return (
    <IconButton
      size="small"
      aria-label={open ? 'Collapse all details' : 'Expand all details'}
      onClick={() =>
        apiRef.current.setExpandedDetailPanels(
          new Set(open ? [] : gridDataRowIdsSelector(apiRef)),
        )
      }
    >
      {open ? <UnfoldLess fontSize="small" /> : <UnfoldMore fontSize="small" />}
    </IconButton>
  );
}

const columns: GridColDef<Order>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 52,
    renderHeader: () => <ToggleAll />,
  },
  ...orderColumns,
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <OrderFacts order={row} />
);
const getDetailPanelHeight = () => 96;

export default function DetailPanelHeader() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with a button for all details"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}

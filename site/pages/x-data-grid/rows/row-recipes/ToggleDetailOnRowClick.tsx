import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';
import OrderFacts from './OrderFacts';

const rows = makeOrders(100);
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <OrderFacts order={row} />
);
const getDetailPanelHeight = () => 96;

export default function ToggleDetailOnRowClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        aria-label="Orders that open on a click"
        rows={rows}
        columns={orderColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onCellClick={({ id, field }) => {
          // The toggle itself already opens the panel.
          if (field !== GRID_DETAIL_PANEL_TOGGLE_FIELD) {
            apiRef.current?.toggleDetailPanel(id);
          }
        }}
        disableRowSelectionOnClick
        hideFooter
        sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
      />
    </div>
  );
}

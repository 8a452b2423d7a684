import TableViewIcon from '@mui/icons-material/TableView';
import {
  ExportExcel,
  Toolbar,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);

function OrderToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  return (
    <Toolbar aria-label="Orders">
      <ExportExcel
        id="excel-orders"
        disabled={count === 0}
        size="small"
        startIcon={<TableViewIcon />}
        title="Exports the rows that match the filters"
        material={{ disableElevation: true, variant: 'contained' }}
      >
        Download Excel
      </ExportExcel>
    </Toolbar>
  );
}

export default function ExportExcelStates() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: OrderToolbar }}
        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}

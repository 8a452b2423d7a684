import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  gridFilteredTopLevelRowCountSelector,
  GridFooterContainer,
  gridRowCountSelector,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(80);

function CountFooter() {
  const apiRef = useGridApiContext();
  const total = useGridSelector(apiRef, gridRowCountSelector);
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography role="status" variant="body2">
        {found} of {total} orders, {selected} selected
      </Typography>
    </GridFooterContainer>
  );
}

export default function StateSelector() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        rows={rows}
        columns={orderColumns}
        checkboxSelection
        slots={{ footer: CountFooter }}
      />
    </div>
  );
}

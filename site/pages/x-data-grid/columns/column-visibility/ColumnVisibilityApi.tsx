import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridPreferencePanelsValue, useGridApiRef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function ColumnVisibilityApi() {
  const apiRef = useGridApiRef();
  const setCountry = (visible: boolean) =>
    apiRef.current?.setColumnVisibility('country', visible);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setCountry(false)}>Hide country</Button>
      <Button onClick={() => setCountry(true)}>Show country</Button>
      <Button
        onClick={() =>
          apiRef.current?.showPreferences(GridPreferencePanelsValue.columns)
        }
      >
        Choose columns
      </Button>
      <div style={{ height: 220 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          hideFooter
        />
      </div>
    </Box>
  );
}

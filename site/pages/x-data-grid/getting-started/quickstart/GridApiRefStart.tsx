import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(80);

export default function GridApiRefStart() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ mb: 1 }}
        onClick={() => apiRef.current?.sortColumn('price', 'desc')}
      >
        Sort by price
      </Button>
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Trades"
          apiRef={apiRef}
          rows={rows}
          columns={tradeColumns}
          hideFooter
        />
      </div>
    </Box>
  );
}

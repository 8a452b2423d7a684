import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function ExportPdf() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current?.exportDataAsPrint({
            hideFooter: true,
            hideToolbar: true,
            pageStyle: '@page { size: A4 landscape; margin: 12mm; }',
          })
        }
      >
        Save as PDF
      </Button>
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders for PDF"
          rows={rows}
          columns={orderColumns}
        />
      </div>
    </Stack>
  );
}

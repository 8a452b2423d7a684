import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ExportCsv, Toolbar, useGridApiRef } from '@mui/x-data-grid';
import type { GridCsvExportOptions } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(6);

const options: GridCsvExportOptions = {
  fileName: 'orders-2025',
  delimiter: ';',
  utf8WithBom: true,
  fields: ['number', 'customer', 'product', 'total'],
};

function CsvToolbar() {
  return (
    <Toolbar aria-label="Export">
      <ExportCsv options={options} size="small" startIcon={<DownloadIcon />}>
        orders-2025.csv
      </ExportCsv>
    </Toolbar>
  );
}

export default function ExportCsvOptions() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  React.useEffect(() => {
    setCsv(apiRef.current?.getDataAsCsv(options) ?? '');
  }, [apiRef]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
          slots={{ toolbar: CsvToolbar }}
          showToolbar
          density="compact"
          aria-label="Orders"
          hideFooter
        />
      </div>
      <Paper
        component="pre"
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-label="Contents of the file"
        sx={{ m: 0, p: 2, minHeight: 180, overflow: 'auto', fontSize: 13 }}
      >
        {csv}
      </Paper>
    </Stack>
  );
}

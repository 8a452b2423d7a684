import Button from '@mui/material/Button';
import { ExportCsv, ExportPrint, Toolbar } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(50);

function ExportButtons() {
  return (
    <Toolbar>
      <ExportCsv
        options={{ fileName: 'films' }}
        render={<Button>Download CSV</Button>}
      />
      <ExportPrint render={<Button>Print</Button>} />
    </Toolbar>
  );
}

export default function ExportCustomToolbar() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        label="Films"
        rows={rows}
        columns={filmColumns}
        slots={{ toolbar: ExportButtons }}
        showToolbar
        density="compact"
        hideFooter
      />
    </div>
  );
}

import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { ExportPrint, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);

function PrintToolbar() {
  return (
    <Toolbar aria-label="Films">
      <ExportPrint
        options={{
          fileName: 'Films',
          hideToolbar: true,
          hideFooter: true,
          fields: ['title', 'director', 'year'],
          pageStyle: '@page { size: A4; margin: 15mm; }',
        }}
        render={
          <ToolbarButton
            render={<Button size="small" startIcon={<PrintIcon />} />}
          />
        }
      >
        Print titles
      </ExportPrint>
    </Toolbar>
  );
}

export default function ExportPrintOptions() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slots={{ toolbar: PrintToolbar }}
        showToolbar
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}

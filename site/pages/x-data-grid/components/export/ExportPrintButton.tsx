import PrintIcon from '@mui/icons-material/Print';
import {
  ExportPrint,
  Toolbar,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeFilms,
  filmColumns,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);

function FilmToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  return (
    <Toolbar aria-label="Films">
      <ExportPrint
        id="print-films"
        disabled={count === 0}
        size="small"
        startIcon={<PrintIcon />}
        title="Exports the rows that match the filters"
        material={{ variant: 'outlined' }}
      >
        Print
      </ExportPrint>
    </Toolbar>
  );
}

export default function ExportPrintButton() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slots={{ toolbar: FilmToolbar }}
        showToolbar
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}

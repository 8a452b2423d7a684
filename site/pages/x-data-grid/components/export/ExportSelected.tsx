import DownloadIcon from '@mui/icons-material/Download';
import {
  ExportCsv,
  Toolbar,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
  return (
    <Toolbar aria-label="Employees">
      <ExportCsv
        id="export-selected"
        disabled={count === 0}
        size="small"
        startIcon={<DownloadIcon />}
        title="Download the selected employees as CSV"
        material={{ variant: 'contained', disableElevation: true }}
      >
        {count === 0 ? 'Select rows to export' : `Export ${count}`}
      </ExportCsv>
    </Toolbar>
  );
}

export default function ExportSelected() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        slots={{ toolbar: SelectionToolbar }}
        showToolbar
        checkboxSelection
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}

import DownloadIcon from '@mui/icons-material/Download';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ExportCsv, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

function StaffToolbar() {
  return (
    <Toolbar aria-label="Staff">
      <Typography sx={{ flex: 1, px: 1, fontWeight: 500 }}>Staff</Typography>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />}>
          <DownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}

export default function UsageComposition() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        slots={{ toolbar: StaffToolbar }}
        showToolbar
        aria-label="Staff"
        hideFooter
      />
    </div>
  );
}

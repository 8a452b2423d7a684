import DownloadIcon from '@mui/icons-material/Download';
import FilterListIcon from '@mui/icons-material/FilterList';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import {
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);

function FloatingToolbar() {
  return (
    <Toolbar
      aria-label="Films"
      render={
        <Paper
          elevation={4}
          sx={{
            position: 'absolute',
            insetBlockEnd: 16,
            insetInlineEnd: 24,
            zIndex: 1,
            display: 'flex',
            gap: 0.5,
            p: 0.5,
            borderRadius: 6,
          }}
        />
      }
    >
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />}>
          <DownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}

export default function ToolbarRender() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slots={{ toolbar: FloatingToolbar }}
        showToolbar
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
